import { mount } from 'svelte'
import './style/base.css'
import App from './App.svelte'
import { useLanguage } from './lib/i18n.svelte'
import { settings } from './lib/settings.svelte'

await useLanguage(settings.language)
mount(App, { target: document.getElementById('app')! })
