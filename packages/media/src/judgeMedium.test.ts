import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { judgeMedium, type MediumKind } from './judgeMedium.ts'
import type { Probe } from './probe.ts'
import { probeBlob } from './probeSource.ts'

const MEGABYTE = 1_048_576

/** Files that ffmpeg made; their README says how. */
const medium = (name: string) => readFileSync(new URL(`../../api/src/testing/media/${name}`, import.meta.url))
const judge = async (kind: MediumKind, bytes: Uint8Array<ArrayBuffer>) =>
  judgeMedium(kind, bytes.length, await probeBlob(new Blob([bytes])))

const sound: Probe = { ok: true, container: 'MP3', seconds: 3, picture: null, hasSound: true }
const video: Probe = { ok: true, container: 'MP4', seconds: 3, picture: { width: 64, height: 48 }, hasSound: false }

describe('MDA-1 a file is what its bytes say', () => {
  it.each([
    ['VIDEO', 'video.mp4', 'mp4'],
    ['VIDEO', 'video.mov', 'mov'],
    ['VIDEO', 'video.webm', 'webm'],
    ['VIDEO', 'fragmented.mp4', 'mp4'],
    ['AUDIO', 'sound.mp3', 'mp3'],
    ['AUDIO', 'sound.m4a', 'm4a'],
    ['AUDIO', 'sound.ogg', 'ogg'],
    ['AUDIO', 'sound.webm', 'webm'],
  ] as const)('%s: %s is kept as %s', async (kind, name, extension) => {
    const verdict = await judge(kind, medium(name))
    expect(verdict).toMatchObject({ ok: true, extension, width: kind === 'VIDEO' ? 64 : 0 })
    expect(Math.abs((verdict.ok ? verdict.seconds : 0) - 2)).toBeLessThanOrEqual(0.25)
  })

  it.each([
    ['VIDEO', 'sound.m4a', 'NO_PICTURE'],
    ['VIDEO', 'sound.mp3', 'NO_PICTURE'],
    ['AUDIO', 'video.mp4', 'HAS_PICTURE'],
    ['AUDIO', 'video.mov', 'HAS_PICTURE'],
  ] as const)('%s: %s is of the other kind', async (kind, name, fault) => {
    expect(await judge(kind, medium(name))).toEqual({ ok: false, faults: [fault] })
  })

  it('words and pictures are of no kind, and nothing is nothing', async () => {
    expect(await judge('VIDEO', Buffer.from('a video, really'))).toEqual({ ok: false, faults: ['UNKNOWN'] })
    expect(await judge('AUDIO', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))).toEqual({ ok: false, faults: ['UNKNOWN'] })
    expect(await judge('AUDIO', Buffer.alloc(0))).toEqual({ ok: false, faults: ['EMPTY'] })
  })
})

describe('MDA-2 a file that breaks off', () => {
  it.each(['video.mp4', 'video.mov', 'video.webm', 'sound.m4a'])('%s is none, wherever it breaks', async (name) => {
    const whole = medium(name)
    const kind = name.startsWith('video') ? 'VIDEO' : 'AUDIO'
    for (const share of [0.1, 0.4, 0.6, 0.9]) {
      const verdict = await judge(kind, whole.subarray(0, Math.floor(whole.length * share)))
      // What is left of a stream is a shorter stream.
      if (verdict.ok) expect(verdict.seconds).toBeLessThan(2)
      else expect(verdict.faults).toEqual(['BROKEN'])
    }
  })

  it('is one without length too', () => {
    expect(judgeMedium('AUDIO', 1000, { ...sound, seconds: 0 })).toEqual({ ok: false, faults: ['BROKEN'] })
  })
})

describe('MDA-3 what is beyond a limit', () => {
  it('is told, size and length together', () => {
    const long = { ...video, seconds: 20.2 }
    expect(judgeMedium('VIDEO', 1000, long)).toEqual({ ok: false, faults: ['FILE_MAXIMUM_TIME'] })
    expect(judgeMedium('VIDEO', 70 * MEGABYTE + 1, long)).toEqual({
      ok: false,
      faults: ['VIDEO_MAXIMUM_SIZE', 'FILE_MAXIMUM_TIME'],
    })
    expect(judgeMedium('AUDIO', 5 * MEGABYTE + 1, sound)).toEqual({ ok: false, faults: ['AUDIO_MAXIMUM_SIZE'] })
    expect(judgeMedium('VIDEO', 71 * MEGABYTE, { ok: false, reason: 'UNKNOWN' })).toEqual({
      ok: false,
      faults: ['VIDEO_MAXIMUM_SIZE', 'UNKNOWN'],
    })
  })

  it('is so by whole tenths of a second', () => {
    expect(judgeMedium('VIDEO', 70 * MEGABYTE, { ...video, seconds: 20.07 })).toMatchObject({ ok: true, seconds: 20 })
    expect(judgeMedium('VIDEO', 1, { ...video, container: 'MP3' })).toEqual({ ok: false, faults: ['UNKNOWN'] })
  })

  it('a sound track without sound is none', () => {
    expect(judgeMedium('AUDIO', 1, { ...sound, hasSound: false })).toEqual({ ok: false, faults: ['NO_SOUND'] })
  })
})
