/** The tracks of Dawn & Dusk, with the words behind every box. */
import type { EconomyZone, GameBoard, GameView, SocialZone } from '../../contract/games/dawn'
import type { TrackRange, View } from '../../contract/shared'
import type { Kit as AnyKit } from '../../lib/kit'
import { tableOf, type Table } from '../../lib/table'
import {
  boxes,
  drawn,
  ruler,
  markersOf,
  remaining,
  type Beside,
  type Drawn,
  type Marker,
  type Step,
} from '../influence/track'

/** How far the open-ended counts are drawn at least. */
const VP_SHOWN = 20
const FOREX_SHOWN = 10
const CRISIS: Record<number, Step['tone']> = { 1: 'bad', 2: 'warn', 3: 'good' }

type Kit = AnyKit<GameBoard>

export const gameTable = () => tableOf<GameView, GameBoard>()

export function beside({ kit, view }: Table<GameView, GameBoard>): Beside {
  return { tracks: tracks(kit, view), sides: ['us', 'cn'] }
}

export function rest(view: View): View {
  return remaining(view, ['forex', 'hand-size'], ['phasing'])
}

function tracks(kit: Kit, view: GameView): Drawn[] {
  const stands = view.tracks ?? {}
  const round = view.round ?? 0
  const demand = Number(stands['war-demand'] ?? 0)
  return [
    drawn(kit, 'turn', markersOf(view.turn), turns(kit)),
    drawn(kit, 'round', round ? markersOf(round) : [], rounds(kit)),
    drawn(kit, 'diplomacy', markersOf(stands['diplomacy']), crisis(kit, 'diplomacy'), { short: true }),
    drawn(kit, 'security', markersOf(stands['security']), crisis(kit, 'security'), { short: true }),
    drawn(kit, 'social', markersOf(stands['social']), levels(kit, 'social', kit.board.tracks.social, societyWords)),
    drawn(kit, 'economy', markersOf(stands['economy']), levels(kit, 'economy', kit.board.tracks.economy, economyWords)),
    drawn(kit, 'tech', markersOf(stands['tech']), technology(kit)),
    drawn(kit, 'russia', markersOf(stands['russia']), russia(kit)),
    drawn(kit, 'vp', markersOf(stands['vp']), victory(kit, markersOf(stands['vp'])), { fine: true }),
    drawn(kit, 'forex', markersOf(stands['forex']), money(kit, markersOf(stands['forex']))),
    ...(demand
      ? [
          drawn(
            kit,
            'war-demand',
            [{ owner: 'us', n: Math.min(demand, Number(stands['placed-in-ukraine'] ?? 0)) }],
            war(kit, demand),
          ),
        ]
      : []),
  ]
}

function turns(kit: Kit): Step[] {
  const { high: last = 11, new_cards = [] } = kit.board.tracks.turn
  return boxes(
    1,
    last,
    (n) => kit.text.get(new_cards.includes(n) ? 'step-turn-new' : 'step-turn', { n, last }),
    (n) => (new_cards.includes(n) ? 'mark' : undefined),
  )
}

function rounds(kit: Kit): Step[] {
  const { high = 7 } = kit.board.tracks.round
  return boxes(1, high + 1, (n) => kit.text.get(n > high ? 'step-round-extra' : 'step-round', { n }))
}

function crisis(kit: Kit, id: string): Step[] {
  return boxes(
    1,
    3,
    (n) => kit.text.get(`step-${id}-${n}`),
    (n) => CRISIS[n],
  ).reverse()
}

interface Zoned<Z> extends TrackRange {
  zones?: Z[]
}

function levels<Z extends { levels: number[] }>(
  kit: Kit,
  id: string,
  { low = 1, high = 10, zones = [] }: Zoned<Z>,
  words: (kit: Kit, n: number, zone: Z, name: string) => string,
): Step[] {
  const zoneOf = (n: number) => zones.find((zone) => zone.levels.includes(n))
  const text = (n: number) => {
    const zone = zoneOf(n)
    const name = kit.text.get(`zone-${id}-${zone ? Math.min(...zone.levels) : n}`)
    return zone ? words(kit, n, zone, name) : kit.text.get('step-ruin', { n, zone: name })
  }
  const tone = (n: number) => (n === low ? 'bad' : n < 4 ? 'warn' : n >= 8 ? 'good' : undefined)
  return boxes(low, high, text, tone)
}

function societyWords(kit: Kit, n: number, zone: SocialZone, name: string): string {
  const key = zone.own_discard
    ? 'step-social-discard'
    : zone.opponent_eighth_round
      ? 'step-social-unrest'
      : 'step-social'
  return kit.text.get(key, { n, zone: name, hand: zone.hand })
}

function economyWords(kit: Kit, n: number, zone: EconomyZone, name: string): string {
  const key = zone.own_social
    ? 'step-economy-best'
    : zone.own_vp
      ? 'step-economy-good'
      : zone.opponent_vp
        ? 'step-economy-poor'
        : 'step-economy'
  const attempts = kit.board.tracks.economy.attempts?.[n] ?? 0
  return kit.text.get(key, {
    n,
    zone: name,
    income: zone.income,
    price: zone.upgrade_price,
    attempts,
  })
}

function victory(kit: Kit, markers: Marker[]): Step[] {
  const stand = markers.map((marker) => marker.n)
  return ruler(Math.min(0, ...stand), Math.max(VP_SHOWN, ...stand), (n) => kit.text.get('step-vp', { n }))
}

function money(kit: Kit, markers: Marker[]): Step[] {
  return boxes(0, Math.max(FOREX_SHOWN, ...markers.map((marker) => marker.n)), (n) => kit.text.get('step-forex', { n }))
}

function technology(kit: Kit): Step[] {
  const { us, cn } = kit.board.tracks.tech.boxes ?? { us: [], cn: [] }
  return boxes(0, us.length, (n) => {
    const [ours, theirs] = [us[n - 1], cn[n - 1]]
    if (!ours || !theirs) return kit.text.get('step-tech-start')
    return kit.text.get('step-tech', {
      n,
      us: kit.text.name(ours),
      us_text: kit.text.face(ours),
      cn: kit.text.name(theirs),
      cn_text: kit.text.face(theirs),
    })
  })
}

function russia(kit: Kit): Step[] {
  const all = kit.board.tracks.russia.boxes ?? []
  return boxes(0, all.length - 1, (n) =>
    kit.text.get('step-russia', { box: kit.text.name(all[n]!), text: kit.text.face(all[n]!) }),
  )
}

function war(kit: Kit, demand: number): Step[] {
  return boxes(
    0,
    demand,
    (n) => kit.text.get('step-war', { n, demand }),
    (n) => (n === demand ? 'good' : undefined),
  )
}
