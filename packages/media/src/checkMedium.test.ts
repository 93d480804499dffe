import { readFileSync } from 'node:fs'
import { err, ok } from '@irodori/result'
import { describe, expect, it } from 'vitest'
import type { MediumErrorCode, MediumKind } from './checkMedium.ts'
import { checkMedium } from './checkMedium.ts'
import type { MediumContent } from './probe.ts'
import { probeBlob } from './probeSource.ts'

const MEGABYTE = 1_048_576

/** Files made with ffmpeg; the README beside them has the commands. */
const medium = (name: string) => readFileSync(new URL(`../../api/testing/media/${name}`, import.meta.url))
const check = async (kind: MediumKind, bytes: Uint8Array<ArrayBuffer>) =>
  checkMedium(kind, bytes.length, await probeBlob(new Blob([bytes])))

const sound: MediumContent = { container: 'MP3', seconds: 3, picture: null, hasSound: true, isPlayable: true }
const video: MediumContent = {
  container: 'MP4',
  seconds: 3,
  picture: { width: 64, height: 48 },
  hasSound: false,
  isPlayable: true,
}

const refused = (...codes: readonly MediumErrorCode[]) => err(codes.map((code) => ({ code })))

describe('MDA-1 a file is identified by its bytes, not by its name', () => {
  it.each([
    ['VIDEO', 'video.mp4', 'mp4'],
    ['VIDEO', 'video.mov', 'mov'],
    ['VIDEO', 'video.webm', 'webm'],
    ['VIDEO', 'fragmented.mp4', 'mp4'],
    ['AUDIO', 'sound.mp3', 'mp3'],
    ['AUDIO', 'sound.m4a', 'm4a'],
    ['AUDIO', 'sound.ogg', 'ogg'],
    ['AUDIO', 'sound.webm', 'webm'],
  ] as const)('accepts %s: %s is stored as %s', async (kind, name, extension) => {
    const result = await check(kind, medium(name))
    expect(result).toMatchObject(ok({ extension, width: kind === 'VIDEO' ? 64 : 0 }))
    expect(Math.abs((result.ok ? result.value.seconds : 0) - 2)).toBeLessThanOrEqual(0.25)
  })

  it.each([
    ['VIDEO', 'sound.m4a', 'NO_PICTURE'],
    ['VIDEO', 'sound.mp3', 'NO_PICTURE'],
    ['AUDIO', 'video.mp4', 'HAS_PICTURE'],
    ['AUDIO', 'video.mov', 'HAS_PICTURE'],
  ] as const)('refuses as %s: %s is the other kind (%s)', async (kind, name, code) => {
    expect(await check(kind, medium(name))).toEqual(refused(code))
  })

  it('refuses text and pictures as unknown and an empty file as empty', async () => {
    expect(await check('VIDEO', Buffer.from('a video, really'))).toEqual(refused('UNKNOWN'))
    expect(await check('AUDIO', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))).toEqual(refused('UNKNOWN'))
    expect(await check('AUDIO', Buffer.alloc(0))).toEqual(refused('EMPTY'))
  })
})

describe('MDA-2 a truncated file', () => {
  it.each(['video.mp4', 'video.mov', 'video.webm', 'sound.m4a'])('refuses %s wherever it is cut', async (name) => {
    const whole = medium(name)
    const kind = name.startsWith('video') ? 'VIDEO' : 'AUDIO'
    for (const share of [0.1, 0.4, 0.6, 0.9]) {
      const result = await check(kind, whole.subarray(0, Math.floor(whole.length * share)))
      // A cut stream is a complete, shorter stream.
      if (result.ok) expect(result.value.seconds).toBeLessThan(2)
      else expect(result.error).toEqual([{ code: 'BROKEN' }])
    }
  })

  it('refuses a file of length 0 as truncated', () => {
    expect(checkMedium('AUDIO', 1000, ok({ ...sound, seconds: 0 }))).toEqual(refused('BROKEN'))
  })
})

describe('MDA-3 a file that exceeds a limit', () => {
  it('reports size and length together', () => {
    const long = ok({ ...video, seconds: 20.2 })
    expect(checkMedium('VIDEO', 1000, long)).toEqual(refused('FILE_MAXIMUM_TIME'))
    expect(checkMedium('VIDEO', 70 * MEGABYTE + 1, long)).toEqual(refused('VIDEO_MAXIMUM_SIZE', 'FILE_MAXIMUM_TIME'))
    expect(checkMedium('AUDIO', 5 * MEGABYTE + 1, ok(sound))).toEqual(refused('AUDIO_MAXIMUM_SIZE'))
    expect(checkMedium('VIDEO', 71 * MEGABYTE, err({ code: 'UNKNOWN' }))).toEqual(
      refused('VIDEO_MAXIMUM_SIZE', 'UNKNOWN'),
    )
  })

  it('measures its length in whole tenths of a second', () => {
    expect(checkMedium('VIDEO', 70 * MEGABYTE, ok({ ...video, seconds: 20.07 }))).toMatchObject(ok({ seconds: 20 }))
    expect(checkMedium('VIDEO', 1, ok({ ...video, container: 'MP3' }))).toEqual(refused('UNKNOWN'))
  })

  it('refuses a sound file without a sound track', () => {
    expect(checkMedium('AUDIO', 1, ok({ ...sound, hasSound: false }))).toEqual(refused('NO_SOUND'))
  })
})

describe('MDA-4 a codec that only some browsers play', () => {
  it.each(['hevc.mov', 'av1.mp4'])('refuses %s', async (name) => {
    expect(await check('VIDEO', medium(name))).toEqual(refused('NOT_PLAYABLE'))
  })

  it('reports such a video together with the limits that it exceeds', () => {
    expect(checkMedium('VIDEO', 1000, ok({ ...video, isPlayable: false, seconds: 21 }))).toEqual(
      refused('FILE_MAXIMUM_TIME', 'NOT_PLAYABLE'),
    )
  })

  it('refuses a sound in a codec that is not played everywhere', () => {
    expect(checkMedium('AUDIO', 1000, ok({ ...sound, isPlayable: false }))).toEqual(refused('NOT_PLAYABLE'))
  })
})
