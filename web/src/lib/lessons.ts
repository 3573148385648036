/** Lessons: how one is begun, which have been learned, and which comes next. */
import type { GameInfo, LessonInfo, TableInfo } from '../contract/responses'
import { api } from './api'
import { router } from './router.svelte'

const KEY = 'sandtable.lessons'

function learned(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? found.map(String) : []
  } catch {
    return []
  }
}

const entry = (game: string, lesson: string) => `${game}/${lesson}`

export function isLearned(game: string, lesson: string): boolean {
  return learned().includes(entry(game, lesson))
}

export function remember(game: string, lesson: string): void {
  if (!isLearned(game, lesson)) localStorage.setItem(KEY, JSON.stringify([...learned(), entry(game, lesson)]))
}

/** The lesson that a match plays, if it plays one. */
export function lessonOf(info: GameInfo, table: Pick<TableInfo, 'options'>): LessonInfo | undefined {
  return info.lessons.find((lesson) => lesson.id === table.options['lesson'])
}

export function nextOf(info: GameInfo, lesson: LessonInfo): LessonInfo | undefined {
  return info.lessons[info.lessons.indexOf(lesson) + 1]
}

/** One seat learns, bots take the others; nobody else is invited to watch. */
export async function begin(game: string, lesson: LessonInfo): Promise<void> {
  const seats = Array.from({ length: lesson.seats }, (_, seat) => ({
    kind: seat === lesson.seat ? ('me' as const) : ('bot' as const),
  }))
  const made = await api.create({ game, seats, options: { lesson: lesson.id }, listed: false })
  router.go(`/m/${made.match}`)
}
