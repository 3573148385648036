import { mount } from 'svelte'
import './style/base.css'
import App from './App.svelte'
import { useLanguage } from './lib/i18n.svelte'
import { settings } from './lib/settings.svelte'

const target = document.getElementById('app')!
await useLanguage(settings.language)
target.replaceChildren()
mount(App, { target })
