/** Sounds of the table, made on the spot. Which one belongs to a line of the log, the line's own values tell. */
import type { NoteInfo as Note } from '../contract/responses'

export type Sound = 'card' | 'piece' | 'dice' | 'success' | 'failure' | 'turn' | 'over'

/** What a game's board adds: by the key of a note, what is heard. */
export type Sounds = Record<string, readonly Sound[] | ((values: Record<string, unknown>) => readonly Sound[])>

const CARDS = ['card', 'cards', 'event', 'mission', 'person', 'history']
const PLACES = ['space', 'at', 'to', 'state', 'territory']
/** More at once would be noise. */
const MOST = 5

export function soundsOf({ key, values }: Pick<Note, 'key' | 'values'>, own: Sounds = {}): readonly Sound[] {
  const told = own[key]
  if (told) return typeof told === 'function' ? told(values) : told
  const names = Object.keys(values)
  if (names.some((name) => /(^|_)(roll|rolls|die|dice)$/.test(name))) return ['dice']
  if (CARDS.some((name) => names.includes(name))) return ['card']
  return PLACES.some((name) => names.includes(name)) ? ['piece'] : []
}

/** What is heard of some lines that come at once: in their order, nothing twice. */
export function heard(notes: readonly Pick<Note, 'key' | 'values'>[], own: Sounds = {}): Sound[] {
  return [...new Set(notes.flatMap((note) => soundsOf(note, own)))].slice(0, MOST)
}

export function outcome(won: boolean): readonly Sound[] {
  return ['dice', won ? 'success' : 'failure']
}

/** In seconds: how long the next sound waits for this one. */
const LENGTHS: Record<Sound, number> = {
  card: 0.14,
  piece: 0.14,
  dice: 0.42,
  success: 0.45,
  failure: 0.45,
  turn: 0.5,
  over: 1.2,
}

type Voice = (desk: Desk, at: number) => void

const VOICES: Record<Sound, Voice> = {
  card: (desk, at) => desk.hiss(at, 0.1, 2600, 0.1),
  piece: (desk, at) => {
    desk.tone(at, [210, 110], 0.09, 0.22)
    desk.hiss(at, 0.03, 1400, 0.08)
  },
  dice: (desk, at) =>
    [0, 0.07, 0.13, 0.22, 0.3].forEach((later, index) => desk.hiss(at + later, 0.035, 1900 - index * 160, 0.2)),
  success: (desk, at) =>
    [392, 523.25].forEach((pitch, index) => desk.tone(at + index * 0.12, [pitch, pitch], 0.3, 0.12)),
  failure: (desk, at) =>
    [261.63, 196].forEach((pitch, index) => desk.tone(at + index * 0.14, [pitch, pitch * 0.97], 0.34, 0.12)),
  turn: (desk, at) =>
    [523.25, 783.99].forEach((pitch, index) => desk.tone(at + index * 0.14, [pitch, pitch], 0.5, 0.12)),
  over: (desk, at) =>
    [261.63, 329.63, 392, 523.25].forEach((pitch, index) => desk.tone(at + index * 0.16, [pitch, pitch], 0.9, 0.1)),
}

class Desk {
  readonly audio = new AudioContext()
  private readonly noise = rustle(this.audio)
  /** When the last sound that was asked for has died away. */
  free = 0

  tone(at: number, [from, to]: readonly [number, number], length: number, level: number): void {
    const source = this.audio.createOscillator()
    source.frequency.setValueAtTime(from, at)
    source.frequency.exponentialRampToValueAtTime(to, at + length)
    source.connect(this.swell(at, length, level)).connect(this.audio.destination)
    source.start(at)
    source.stop(at + length + 0.05)
  }

  hiss(at: number, length: number, pitch: number, level: number): void {
    const source = this.audio.createBufferSource()
    const band = this.audio.createBiquadFilter()
    source.buffer = this.noise
    band.type = 'bandpass'
    band.frequency.value = pitch
    source
      .connect(band)
      .connect(this.swell(at, length, level))
      .connect(this.audio.destination)
    source.start(at)
    source.stop(at + length + 0.05)
  }

  private swell(at: number, length: number, level: number): GainNode {
    const gain = this.audio.createGain()
    gain.gain.setValueAtTime(0.0001, at)
    gain.gain.exponentialRampToValueAtTime(level, at + Math.min(0.02, length / 4))
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length)
    return gain
  }
}

function rustle(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1
  return buffer
}

let desk: Desk | null = null

/** Plays some sounds one after the other. */
export function play(sounds: readonly Sound[]): void {
  if (sounds.length === 0 || !('AudioContext' in globalThis)) return
  desk ??= new Desk()
  if (desk.audio.state === 'suspended') void desk.audio.resume()
  let at = Math.max(desk.audio.currentTime + 0.02, desk.free)
  // Whoever has been away hears the end of it, not everything that was missed.
  if (at > desk.audio.currentTime + 3) return
  for (const sound of sounds) {
    VOICES[sound](desk, at)
    at += LENGTHS[sound]
  }
  desk.free = at
}
