/** One match's socket: what it says now, and the way to answer. Reconnects by itself. */
import { outward } from './base'
import { backoff, Outbox, splice } from './outbox'
import { Paced } from './pace'
import { shared } from './sharing'
import type { AnySaid } from '../contract/requests'
import type {
  ChatLine,
  ErrorMessage,
  FromServer,
  NoteInfo as Note,
  TableInfo as Table,
  Update,
  WhyAnswer,
} from '../contract/responses'

/** How often a quiet line is asked whether it is still there. */
const HEARTBEAT_MS = 10_000
/** How long an answer to that may take when somebody comes back to the page. */
const PATIENCE_MS = 3_000

/** A socket that the page opened before the client was there, and what it has heard since. */
interface EarlySocket extends WebSocket {
  early?: MessageEvent[]
}

declare global {
  interface Window {
    earlySocket?: EarlySocket | undefined
  }
}

/** The socket to an address that is open already, once. */
function takeEarly(address: string): EarlySocket | null {
  const socket = window.earlySocket
  window.earlySocket = undefined
  if (socket?.url === address && socket.readyState <= WebSocket.OPEN) return socket
  socket?.close()
  return null
}

export type Line = 'connecting' | 'open' | 'lost'

export class Connection {
  table: Table | null = $state.raw(null)
  update: Update | null = $state.raw(null)
  notes: Note[] = $state.raw([])
  chat: ChatLine[] = $state.raw([])
  line: Line = $state('connecting')
  sending = $state(false)
  /** The last thing the server refused, until something else happens. */
  refused: ErrorMessage | null = $state.raw(null)
  /** What was said but not taken, and why. */
  unsaid: { text: string; code: string } | null = $state.raw(null)
  /** What was clicked but not answered yet, because it could not be taken back. */
  final: { turn: string; option: string } | null = $state.raw(null)
  /** How far the server's clock is ahead of ours. */
  skew = $state(0)

  private socket: WebSocket | null = null
  private readonly outbox: Outbox
  private readonly incoming = new Paced<FromServer>((message) => this.receive(message))
  private readonly whys = new Map<string, (rule: string) => void>()
  private attempt = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private closed = false
  private beat: ReturnType<typeof setInterval> | undefined
  private doubt: ReturnType<typeof setTimeout> | undefined
  /** When the server was last heard, and when it was last asked to be. */
  private heard = 0
  private pinged = 0
  private seat: number | null = null
  /** What was clicked last. */
  private clicked = ''
  private readonly retryNow = () => this.reconnect()
  private readonly comeBack = () => this.lookAgain()

  constructor(
    private readonly match: string,
    seat: number | null = null,
  ) {
    this.seat = seat
    this.outbox = new Outbox(`sandtable.outbox.${match}`, sessionStorage)
    addEventListener('online', this.comeBack)
    document.addEventListener('visibilitychange', this.comeBack)
    this.connect()
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    clearInterval(this.beat)
    clearTimeout(this.doubt)
    removeEventListener('online', this.comeBack)
    document.removeEventListener('visibilitychange', this.comeBack)
    this.socket?.close()
  }

  /**
   * Answers what is asked: `answers` are what a click on `clicked` means, one or several that are taken as one.
   * `unlessFinal`: only if it could be taken back, else `final` says so. `joined`: taken back with the answer before.
   */
  answer(clicked: string, answers: readonly string[], unlessFinal = false, joined = false): void {
    const { update } = this
    if (!update?.ask || this.sending) return
    this.clicked = clicked
    const about = { seat: update.seat, turn: update.ask.turn, unless_final: unlessFinal, joined }
    if (answers.length === 1) this.send({ type: 'answer', answer: answers[0]!, ...about })
    else this.send({ type: 'gesture', answers: [...answers], ...about })
    this.sending = this.isAnswering()
  }

  /** Leaves out one of the answers just given to what is asked again; those after it stand. */
  retract(answer: string): void {
    const { update } = this
    if (!update?.ask || this.sending) return
    this.send({ type: 'retract', seat: update.seat, turn: update.ask.turn, answer })
    this.sending = this.isAnswering()
  }

  sit(seat: number): void {
    this.seat = seat
    this.post({ type: 'sit', seat })
  }

  /** Asks for something that must arrive: it is repeated until the server has acknowledged it. */
  send(message: AnySaid): void {
    this.refused = null
    this.final = null
    if (message.type === 'chat') this.unsaid = null
    const stamped = this.outbox.add(message)
    this.post(stamped)
  }

  /** Which clause forbids an option that is not offered. */
  why(name: string): Promise<string> {
    return new Promise((resolve) => {
      const { id } = this.outbox.add({ type: 'why', name })
      this.whys.set(id, resolve)
      this.post({ type: 'why', id, name })
    })
  }

  private post(message: AnySaid): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const seat = this.seat === null ? '' : `?seat=${this.seat}`
    const address = `${scheme}://${location.host}${outward(`/api/matches/${this.match}/socket${seat}`)}`
    const socket: EarlySocket = takeEarly(address) ?? new WebSocket(address)
    this.socket = socket
    socket.onopen = () => this.opened()
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as FromServer)
    socket.onclose = () => this.lost(socket)
    if (socket.readyState === WebSocket.OPEN) this.opened()
    for (const event of socket.early ?? []) socket.onmessage(event)
  }

  private opened(): void {
    this.attempt = 0
    sessionStorage.setItem('sandtable.open', this.match)
    this.line = 'open'
    this.heard = this.pinged = Date.now()
    clearInterval(this.beat)
    this.beat = setInterval(() => this.listen(), HEARTBEAT_MS)
    for (const message of this.outbox.unsettled()) this.post(message)
  }

  private lost(socket: WebSocket): void {
    if (this.closed || socket !== this.socket) return
    this.line = 'lost'
    clearInterval(this.beat)
    clearTimeout(this.timer)
    this.timer = setTimeout(this.retryNow, backoff(this.attempt++))
  }

  /** A line that has gone dead does not say so: without an answer to the last ping it counts as lost. */
  private listen(): void {
    if (this.heard >= this.pinged) this.ping()
    else this.drop()
  }

  private ping(): void {
    this.pinged = Date.now()
    this.post({ type: 'ping' })
  }

  private drop(): void {
    const { socket } = this
    if (!socket) return
    socket.onclose = null
    socket.close()
    this.lost(socket)
  }

  /** The network or the reader is back: whoever was away cannot know whether the line still holds. */
  private lookAgain(): void {
    if (document.hidden) return
    if (this.line !== 'open') return this.reconnect()
    this.ping()
    clearTimeout(this.doubt)
    this.doubt = setTimeout(() => {
      if (this.heard < this.pinged) this.drop()
    }, PATIENCE_MS)
  }

  private reconnect(): void {
    const state = this.socket?.readyState
    if (this.closed || (this.line !== 'lost' && (state === WebSocket.OPEN || state === WebSocket.CONNECTING))) return
    clearTimeout(this.timer)
    this.connect()
  }

  private hear(message: FromServer): void {
    this.heard = Date.now()
    this.incoming.take(message)
  }

  private receive(message: FromServer): void {
    if (message.type === 'table') this.receiveTable(message.table)
    else if (message.type === 'update') this.receiveUpdate(message)
    else if (message.type === 'chat')
      this.chat = splice(this.chat, message.from - firstLine(message.lines, this.chat), message.lines)
    else if (message.type === 'ack') this.settle(message.id)
    else if (message.type === 'error') this.receiveError(message)
    else if (message.type === 'why') this.receiveWhy(message)
  }

  private receiveTable(table: Table): void {
    this.table = shared(this.table, table)
    if (table.clocks) this.skew = table.clocks.now - Date.now()
  }

  private receiveUpdate(update: Update): void {
    this.notes = splice(this.notes, update.notes_from, update.notes)
    this.update = { ...update, view: shared(this.update?.view, update.view), ask: shared(this.update?.ask, update.ask) }
    this.seat = update.seat
    this.sending = this.isAnswering()
  }

  /** Whether an answer to the present question is on its way; a new question need not wait for the old one's receipt. */
  private isAnswering(): boolean {
    const turn = this.update?.ask?.turn
    return turn !== undefined && this.outbox.answers(turn)
  }

  private settle(id: string | null): void {
    this.outbox.settle(id)
    this.sending = this.isAnswering()
  }

  private receiveError(error: ErrorMessage): void {
    const about = this.outbox.settle(error.id)
    this.sending = this.isAnswering()
    if (about?.type === 'why') this.whys.get(error.id!)?.('')
    else if (about?.type === 'chat') this.unsaid = { text: about.text, code: error.code }
    else if (error.code === 'final' && (about?.type === 'answer' || about?.type === 'gesture'))
      this.final = { turn: about.turn, option: this.clicked }
    else this.refused = error
  }

  private receiveWhy({ id, rule }: WhyAnswer): void {
    this.outbox.settle(id)
    this.whys.get(id ?? '')?.(rule)
    this.whys.delete(id ?? '')
  }
}

/** Chat lines are counted from 0 or from 1; the first one that ever comes tells which. */
function firstLine(fresh: readonly ChatLine[], old: readonly ChatLine[]): number {
  return old[0]?.n ?? fresh[0]?.n ?? 0
}
