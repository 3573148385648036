/** Reading a clock that was true at a moment of the server's time. */
import type { Clocks } from '../contract/responses'

export function timeLeft(clocks: Clocks, seat: number, serverNow: number): number | null {
  const left = clocks.left[seat]
  if (left === undefined || left === null) return null
  return clocks.running.includes(seat) ? Math.max(0, left - (serverNow - clocks.now)) : left
}

export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  const days = Math.floor(seconds / 86400)
  const hours = Math.floor((seconds % 86400) / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  const pad = (n: number) => String(n).padStart(2, '0')
  if (days > 0) return `${days}d ${pad(hours)}h`
  if (hours > 0) return `${hours}:${pad(minutes)}:${pad(seconds % 60)}`
  return `${minutes}:${pad(seconds % 60)}`
}
