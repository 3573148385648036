/**
 * What happened since one's last turn, scene by scene.
 *
 * A board says which lines of the log open a scene, and gives the narrator to the telling:
 *
 *     const story = new Narrator({ opens: ({ key }) => HEADS.has(key) }, () => ({ notes, seen, view }))
 *     <Story {kit} {story} {seatNames} />
 *
 * Without more, a scene's title is its first line and the others stand below; a board that can draw it better gives
 * the snippets `title` and `body`. What `story.names` names is lit on the map.
 */
import { untrack } from 'svelte'
import type { Note } from './protocol'
import { namesIn, scenes, type Scene, type Telling } from './scenes'
import { isStill } from './settings.svelte'
import type { View } from './view'

interface Table {
  notes: readonly Note[]
  seen: number
  view: View
}

const PACE_MS = 2600
const REMEMBERED = 16
/** How much of the log is read again when nothing has happened since one's last choice. */
const LINES_BACK = 60
const SCENES_BACK = 6

export class Narrator {
  /** The view as it was when the playing began. */
  before: View | null = null

  readonly #telling: Telling
  readonly #table: () => Table
  /** The line of the log where the playing began; null when nothing is played. */
  #start = $state<number | null>(null)
  /** Where in the log the scene shown begins; null for the latest. */
  #cursor = $state<number | null>(null)
  #last: Table | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  readonly list: readonly Scene[] = $derived.by(() => this.#recent())
  readonly index: number = $derived(Math.max(0, this.#cursor === null ? this.list.length - 1 : this.list.findIndex((scene) => scene.at === this.#cursor)))
  readonly scene: Scene | undefined = $derived(this.list[this.index])
  /** Whether somebody leafs through the story, or it is being played. */
  readonly told: boolean = $derived(this.#cursor !== null)
  readonly playing: boolean = $derived(this.#start !== null)
  /** What the scene that is being told speaks of. */
  readonly names: ReadonlySet<string> = $derived(this.told && this.scene ? namesIn(this.scene) : new Set<string>())
  /** Of the scenes being played, those up to the one shown. */
  readonly played: readonly Scene[] = $derived(this.#start === null ? [] : this.list.slice(0, this.index + 1).filter((scene) => scene.last >= this.#start!))

  constructor(telling: Telling, table: () => Table) {
    this.#telling = telling
    this.#table = table
    $effect(() => {
      const now = table()
      untrack(() => this.#follow(now))
    })
    $effect(() => () => clearTimeout(this.#timer))
  }

  step(to: number): void {
    this.stop()
    this.#cursor = this.list[to]?.at ?? null
  }

  stop(): void {
    clearTimeout(this.#timer)
    ;[this.before, this.#start, this.#cursor] = [null, null, null]
  }

  #recent(): Scene[] {
    const { notes, seen } = this.#table()
    const since = scenes(notes, Math.min(seen, this.#start ?? seen), this.#telling)
    if (since.length) return since.slice(-REMEMBERED)
    return scenes(notes, notes.length - LINES_BACK, this.#telling).filter((scene) => this.#telling.opens(scene.head, notes[scene.at - 1])).slice(-SCENES_BACK)
  }

  /** What is new in the log is played out; a log that was cut ends that. */
  #follow(now: Table): void {
    const old = this.#last
    this.#last = now
    if (!old || old.notes === now.notes) return
    const length = old.notes.length
    const grown = length > 0 && now.notes.length > length && now.notes[length - 1] === old.notes[length - 1]
    if (!grown) return this.stop()
    const fresh = this.#telling.plays && !this.playing && !isStill() ? scenes(now.notes, length, this.#telling) : []
    if (fresh[0]) this.#play(length, old.view, fresh[0])
  }

  #play(from: number, viewThen: View, first: Scene): void {
    ;[this.before, this.#start, this.#cursor] = [viewThen, from, first.at]
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#advance(), PACE_MS)
  }

  #advance(): void {
    const next = this.list[this.index + 1]
    if (!this.playing || !next) return this.stop()
    this.#cursor = next.at
    this.#timer = setTimeout(() => this.#advance(), PACE_MS)
  }
}
