import { commands } from 'vitest/browser'

const TONE = ['-f', 'lavfi', '-i', 'sine=frequency=440:sample_rate=44100']

async function blobOf(base64: Promise<string>): Promise<Blob> {
  return (await fetch(`data:application/octet-stream;base64,${await base64}`)).blob()
}

/** A recording by others, from a package of Debian. */
export const recording = (name: string): Promise<Blob> => blobOf(commands.readRecording(name))

interface VideoKind {
  /** As ffmpeg states it. */
  readonly size?: string
  readonly rate?: number
  readonly seconds: number
  /** Options of the codecs. */
  readonly codecs: readonly string[]
  /** Degrees by which a player rotates the picture. */
  readonly rotation?: number
  /** The colours of the picture, each shown for ten seconds; a moving test picture without them. */
  readonly colours?: readonly string[]
}

/** A video with a tone, made by ffmpeg; the extension of the name decides the container. */
export function madeVideo(name: string, kind: VideoKind): Promise<Blob> {
  const { size = '320x180', rate = 30, seconds, codecs, rotation = 0, colours = [] } = kind
  const surfaces = colours.map((colour, index) => `color=${colour}:size=${size}:rate=${rate}:duration=10[${index}]`)
  const joined = `${colours.map((_, index) => `[${index}]`).join('')}concat=n=${colours.length}`
  const picture = colours.length === 0 ? `testsrc2=size=${size}:rate=${rate}` : [...surfaces, joined].join(';')
  const given = ['-f', 'lavfi', '-i', picture, ...TONE, ...codecs, '-t', String(seconds)]
  return blobOf(commands.makeMedium(name, given, rotation))
}

/** A tone, made by ffmpeg; the extension of the name decides the container. */
export const madeSound = (name: string, seconds: number, codec: readonly string[] = []): Promise<Blob> =>
  blobOf(commands.makeMedium(name, [...TONE, ...codec, '-t', String(seconds)], 0))

/** What ffprobe reads from a file. */
export async function probed(file: Blob) {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return commands.probeMedium(bytes.toBase64())
}
