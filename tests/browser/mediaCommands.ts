import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BrowserCommand } from 'vitest/node'
import { findOrInstall, type Requirement } from '../fixtures/debian.ts'
import { provideTool } from '../fixtures/tools.ts'

/** What ffprobe reads from a video or a sound. */
interface ProbedMedium {
  readonly format: string
  /** Names of the codecs, the picture first. */
  readonly codecs: readonly string[]
  readonly seconds: number
  readonly width: number
  readonly height: number
  /** Degrees by which a player has to rotate the picture. */
  readonly rotation: number
  /** Frames per second, on average. */
  readonly frameRate: number
  readonly pixelFormat: string
  readonly colourSpace: string
  readonly channels: number
  /** What ffmpeg reports when it decodes the whole file; empty without errors. */
  readonly errors: string
  /** The first frame as a player shows it, reduced to three by three pixels of red, green and blue. Empty for a sound. */
  readonly picture: readonly number[]
}

/** Encoders print their settings. */
const QUIET = { stdio: 'pipe' } as const

/** A folder of real recordings, none of which was made for this project. */
const RECORDINGS_FOLDER = '/usr/share/forensics-samples/original-files'

function program(tool: 'ffmpeg' | 'ffprobe'): string {
  const found = provideTool(tool)
  if (!found.ok) throw new Error(found.error)
  return found.value
}

function inFolder<Value>(use: (folder: string) => Value): Value {
  const folder = mkdtempSync(path.join(tmpdir(), 'irodori-media-'))
  try {
    return use(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Makes a file with ffmpeg.
 * @param rotation degrees that the file tells players to rotate its picture by
 * @returns its bytes in base64
 */
const makeMedium: BrowserCommand<[name: string, given: readonly string[], rotation: number]> = (
  _context,
  name,
  given,
  rotation,
) =>
  inFolder((folder) => {
    const run = (...all: readonly string[]) => execFileSync(program('ffmpeg'), ['-loglevel', 'error', ...all], QUIET)
    const file = path.join(folder, name)
    run(...given, file)
    if (rotation === 0) return readFileSync(file, 'base64')
    // ffmpeg writes the rotation only into a copied track.
    const rotated = path.join(folder, `rotated-${name}`)
    run('-i', file, '-c', 'copy', '-metadata:s:v:0', `rotate=${rotation}`, rotated)
    return readFileSync(rotated, 'base64')
  })

/** Recordings that tests convert. */
export const RECORDINGS: Requirement = {
  name: 'forensics-samples-files',
  find: () => (existsSync(RECORDINGS_FOLDER) ? RECORDINGS_FOLDER : undefined),
  packages: ['forensics-samples-files'],
}

/** Reads a recording of Debian's package forensics-samples-files. @returns its bytes in base64 */
const readRecording: BrowserCommand<[name: string]> = (_context, name) => {
  const found = findOrInstall(RECORDINGS)
  if (!found.ok) throw new Error(found.error)
  return readFileSync(path.join(found.value, name), 'base64')
}

/** Tests that make and read files with the commands below. */
export const MEDIA_TESTS = ['convertMedium', 'TrimDialog', 'MediumField'].map((name) => `**/${name}.browser.test.tsx`)

/** Why the tests of videos and sounds cannot run on this machine; null if they can. */
export function whyNoMediaTests(): string | null {
  const missing = [provideTool('ffmpeg'), provideTool('ffprobe'), findOrInstall(RECORDINGS)].find((found) => !found.ok)
  return missing && !missing.ok ? missing.error : null
}

interface Stream {
  readonly codec_name: string
  readonly codec_type: string
  readonly width?: number
  readonly height?: number
  readonly pix_fmt?: string
  readonly color_space?: string
  readonly channels?: number
  readonly avg_frame_rate: string
  readonly side_data_list?: readonly { readonly rotation?: number }[]
}
interface Probe {
  readonly streams: readonly Stream[]
  readonly format: { readonly format_name: string; readonly duration: string }
}

const quotient = (fraction: string): number => {
  const [above = 0, below = 1] = fraction.split('/').map(Number)
  return below === 0 ? 0 : above / below
}

/** Reads a file, given in base64, with ffprobe and decodes it with ffmpeg, which share no code with the converter. */
const probeMedium: BrowserCommand<[base64: string]> = (_context, base64): ProbedMedium =>
  inFolder((folder) => {
    const file = path.join(folder, 'medium')
    writeFileSync(file, base64, 'base64')
    const given = ['-loglevel', 'error', '-of', 'json', '-show_streams', '-show_format', file]
    const probe: Probe = JSON.parse(execFileSync(program('ffprobe'), given, { encoding: 'utf8' }))
    const video = probe.streams.find(({ codec_type }) => codec_type === 'video')
    const audio = probe.streams.find(({ codec_type }) => codec_type === 'audio')
    const decode = (...options: readonly string[]) =>
      spawnSync(program('ffmpeg'), ['-loglevel', 'error', '-i', file, ...options])
    const reduced = ['-vf', 'scale=3:3:flags=area', '-frames:v', '1', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-']
    return {
      format: probe.format.format_name,
      codecs: [video, audio].flatMap((stream) => (stream ? [stream.codec_name] : [])),
      seconds: Number(probe.format.duration),
      width: video?.width ?? 0,
      height: video?.height ?? 0,
      rotation: video?.side_data_list?.find(({ rotation }) => rotation !== undefined)?.rotation ?? 0,
      frameRate: quotient(video?.avg_frame_rate ?? '0/1'),
      colourSpace: video?.color_space ?? '',
      pixelFormat: video?.pix_fmt ?? '',
      channels: audio?.channels ?? 0,
      errors: decode('-f', 'null', '-').stderr.toString(),
      picture: video ? [...decode(...reduced).stdout] : [],
    }
  })

/** Programs of the machine that tests of videos and sounds call from the browser. */
export const mediaCommands = { makeMedium, readRecording, probeMedium }

declare module 'vitest/browser' {
  interface BrowserCommands {
    makeMedium: (name: string, given: readonly string[], rotation: number) => Promise<string>
    readRecording: (name: string) => Promise<string>
    probeMedium: (base64: string) => Promise<ProbedMedium>
  }
}
