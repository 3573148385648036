/**
 * What happened since one's last turn, chapter by chapter.
 *
 * A board says which lines of the log open a chapter, and gives the story to what shows it:
 *
 *     const story = new Story({ opens: ({ key }) => HEADS.has(key) }, tableOf())
 *     <StoryPanel {story} />
 *
 * Without more, a chapter's title is its first line and the others stand below; a board that can draw it better gives
 * the snippets `title` and `body`. What `story.names` names is lit on the map.
 */
import { untrack } from 'svelte'
import { namesIn, chapters, type Chapter, type StoryPlan } from './chapters'
import { isStill, settings, type Pace } from './settings.svelte'
import type { Table } from './table'
import type { View } from '../contract/shared'

/** What of the table a story is made of. */
type Source = Pick<Table, 'notes' | 'seen' | 'view' | 'seat'>

/** How long a chapter is shown while the story is told by itself. */
const PACE_MS: Record<Pace, number> = { off: 0, slow: 4500, normal: 2600, fast: 1000 }
const REMEMBERED = 16
/** How much of the log is read again when nothing has happened since one's last choice. */
const LINES_BACK = 60
const CHAPTERS_BACK = 6
const NOBODY: ReadonlySet<string> = new Set()

export class Story {
  /** The view as it was when the playing began. */
  before: View | null = null

  readonly #plan: StoryPlan
  readonly #table: Source
  /** The line of the log where the playing began; null when nothing is played. */
  #start = $state<number | null>(null)
  /** Where in the log the chapter shown begins; null for the latest. */
  #cursor = $state<number | null>(null)
  #last: Source | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  readonly list: readonly Chapter[] = $derived.by(() => this.#recent())
  readonly index: number = $derived(
    Math.max(
      0,
      this.#cursor === null ? this.list.length - 1 : this.list.findIndex((chapter) => chapter.at === this.#cursor),
    ),
  )
  readonly chapter: Chapter | undefined = $derived(this.list[this.index])
  /** Whether somebody leafs through the story, or it is being played. */
  readonly told: boolean = $derived(this.#cursor !== null)
  readonly playing: boolean = $derived(this.#start !== null)
  /** What the chapter that is being told speaks of. */
  readonly names: ReadonlySet<string> = $derived(this.told && this.chapter ? namesIn(this.chapter) : NOBODY)
  /** Of the chapters being played, those up to the one shown. */
  readonly played: readonly Chapter[] = $derived(
    this.#start === null ? [] : this.list.slice(0, this.index + 1).filter((chapter) => chapter.last >= this.#start!),
  )

  constructor(plan: StoryPlan, table: Source) {
    this.#plan = plan
    this.#table = table
    $effect(() => {
      const now = { notes: table.notes, seen: table.seen, view: table.view, seat: table.seat }
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

  #recent(): Chapter[] {
    const { notes, seen } = this.#table
    const since = chapters(notes, Math.min(seen, this.#start ?? seen), this.#plan)
    const others = since.filter((chapter) => !this.#isOwn(chapter))
    if (since.length) return (others.length ? others : since).slice(-REMEMBERED)
    return chapters(notes, notes.length - LINES_BACK, this.#plan)
      .filter((chapter) => this.#plan.opens(chapter.head, notes[chapter.at - 1]))
      .slice(-CHAPTERS_BACK)
  }

  /** Whether a chapter tells of what the one who looks has done. */
  #isOwn(chapter: Chapter): boolean {
    const { view, seat } = this.#table
    const by = this.#plan.doer ? this.#plan.doer(chapter.head, view) : chapter.head.values['seat']
    return typeof by === 'number' && by === seat
  }

  /** What others have done is played out; a log that was cut ends that. */
  #follow(now: Source): void {
    const old = this.#last
    this.#last = now
    if (!old || old.notes === now.notes) return
    const length = old.notes.length
    const grown = length > 0 && now.notes.length > length && now.notes[length - 1] === old.notes[length - 1]
    if (!grown) return this.stop()
    if (this.playing || isStill() || settings.story === 'off') return
    const first = chapters(now.notes, length, this.#plan).find((chapter) => !this.#isOwn(chapter))
    if (first) this.#play(length, old.view, first)
  }

  #play(from: number, viewThen: View, first: Chapter): void {
    ;[this.before, this.#start, this.#cursor] = [viewThen, from, first.at]
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#advance(), PACE_MS[settings.story])
  }

  #advance(): void {
    const next = this.list[this.index + 1]
    if (!this.playing || !next) return this.stop()
    this.#cursor = next.at
    this.#timer = setTimeout(() => this.#advance(), PACE_MS[settings.story])
  }
}
