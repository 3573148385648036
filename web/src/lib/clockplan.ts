/** How much time people have agreed on. */
import { t } from './i18n.svelte'
import type { ClockPlan } from '../contract/responses'

/** How much time there is to think, in words. */
export function planText(plan: ClockPlan): string {
  if (plan.kind === 'live') return t('clock-plan-live', { minutes: plan.minutes ?? 0, seconds: plan.increment_s ?? 0 })
  return plan.kind === 'days' ? t('clock-plan-days', { days: plan.days ?? 0 }) : t('clock-none')
}
