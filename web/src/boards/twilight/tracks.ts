/** The tracks of Twilight Struggle, with the words behind every box. */
import type { Box, GameBoard, GameView } from '../../contract/games/twilight'
import type { View } from '../../contract/shared'
import type { Kit as AnyKit } from '../../lib/kit'
import { tableOf, type Table } from '../../lib/table'
import { boxes, drawn, ruler, markersOf, remaining, type Beside, type Drawn, type Step } from '../influence/track'

const SIDES = ['ussr', 'us'] as const
const EXTRA_ROUND = 8
const TONES: Record<number, Step['tone']> = { 1: 'bad', 2: 'warn', 3: 'warn', 5: 'good' }

type Kit = AnyKit<GameBoard>

export const gameTable = () => tableOf<GameView, GameBoard>()

export function beside({ kit, view, ownerName }: Table<GameView, GameBoard>): Beside {
  const holder = view.seats?.find((each) => each.marks?.some((mark) => mark.startsWith('china-card')))
  const words = holder?.marks?.includes('china-card') ? 'table-held' : 'table-held-face-down'
  const held = holder
    ? {
        card: kit.board.china_card,
        owner: holder.seat,
        words: kit.text.get(words, { who: ownerName(SIDES[holder.seat] ?? null) }),
      }
    : null
  return { tracks: tracks(kit, view), sides: SIDES, held }
}

export function rest(view: View): View {
  return remaining(view, [], ['china-card', 'china-card-face-down'])
}

function tracks(kit: Kit, view: GameView): Drawn[] {
  const stands = view.tracks ?? {}
  const round = view.round ?? 0
  return [
    drawn(
      kit,
      'defcon',
      markersOf(stands['defcon']),
      boxes(
        1,
        5,
        (n) => kit.text.get(`step-defcon-${n}`),
        (n) => TONES[n],
      ).reverse(),
    ),
    drawn(kit, 'turn', markersOf(stands['turn']), turns(kit)),
    drawn(kit, 'round', round ? markersOf(round) : [], rounds(kit)),
    drawn(kit, 'vp', markersOf(stands['vp']), victory(kit), { fine: true }),
    drawn(kit, 'military', markersOf(stands['military']), military(kit, Number(stands['defcon'] ?? 0))),
    drawn(kit, 'space', markersOf(stands['space']), space(kit)),
  ]
}

function turns(kit: Kit): Step[] {
  return kit.board.eras.flatMap((era) =>
    era.turns.map((n) => ({
      n,
      print: String(n),
      text: kit.text.get('step-turn', {
        n,
        era: kit.text.word('era', era.id),
        hand: era.hand_size,
        rounds: era.action_rounds,
      }),
      tone: n === era.turns[0] ? ('mark' as const) : undefined,
    })),
  )
}

function rounds(kit: Kit): Step[] {
  return boxes(1, EXTRA_ROUND, (n) => kit.text.get(n === EXTRA_ROUND ? 'step-round-extra' : 'step-round', { n }))
}

function victory(kit: Kit): Step[] {
  const { low = -20, high = 20 } = kit.board.tracks['vp'] ?? {}
  const leader = (n: number) => (n < 0 ? 'ussr' : n > 0 ? 'us' : undefined)
  const words = (n: number) => {
    const key = n === 0 ? 'step-vp-even' : n === low || n === high ? 'step-vp-win' : 'step-vp'
    return kit.text.get(key, { side: kit.text.get(`side-${leader(n) ?? 'us'}`), n: Math.abs(n) })
  }
  return ruler(low, high, words, leader)
}

function military(kit: Kit, defcon: number): Step[] {
  const { high = 5 } = kit.board.tracks['military'] ?? {}
  return boxes(
    0,
    high,
    (n) => kit.text.get('step-military', { n, defcon }),
    (n) => (n >= defcon ? 'good' : undefined),
  )
}

function space(kit: Kit): Step[] {
  const printed = kit.board.tracks['space'] ?? {}
  const start: Step = { n: 0, print: '0', text: kit.text.get('step-space-start') }
  return [
    start,
    ...(printed.boxes ?? []).map((box) => ({ n: box.box, print: String(box.box), text: boxWords(kit, box) })),
  ]
}

function boxWords(kit: Kit, box: Box): string {
  const step = kit.text.get('step-space', {
    box: kit.text.get(`box-${box.box}`),
    ops: box.min_ops,
    roll: box.max_roll,
    first: box.vp_first,
    second: box.vp_second,
  })
  const ability = `space-ability-${box.box}`
  return kit.text.has(ability) ? kit.text.get('step-space-ability', { step, ability: kit.text.get(ability) }) : step
}
