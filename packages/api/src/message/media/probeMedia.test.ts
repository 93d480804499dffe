import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { medium, silence, videoOfSize } from '../../../testing/media.ts'
import { probeMedia } from './probeMedia.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'irodori-probe-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('a media file', () => {
  it.each([
    ['video.mp4', 'MP4', true, true],
    ['fragmented.mp4', 'MP4', true, false],
    ['video.mov', 'QUICKTIME', true, true],
    ['video.webm', 'WEBM', true, true],
    ['sound.mp3', 'MP3', false, true],
    ['sound.m4a', 'MP4', false, true],
    ['sound.ogg', 'OGG', false, true],
    ['sound.webm', 'WEBM', false, true],
  ])('%s is known by its bytes, with its length', async (name, container, hasPicture, hasSound) => {
    const probe = await probeMedia({ file: medium(name) })
    expect(probe).toMatchObject({ ok: true, value: { container, hasSound } })
    if (!probe.ok) throw new Error(`${name} was refused: ${probe.error.code}`)
    const { seconds, picture } = probe.value
    expect(Math.abs(seconds - 2)).toBeLessThan(0.25)
    expect(picture !== null).toBe(hasPicture)
    if (picture) expect(picture).toEqual({ width: 64, height: 48 })
  })

  it('measures a file in the WAVE format by the length of its samples', async () => {
    expect(await probeMedia({ file: silence(3.5) })).toMatchObject({
      ok: true,
      value: { container: 'WAVE', seconds: 3.5 },
    })
  })

  it('reads a media file from its path', async () => {
    const path = join(folder, 'video')
    await writeFile(path, videoOfSize(3_000_000))
    expect(await probeMedia({ file: path })).toMatchObject({ ok: true, value: { seconds: 2 } })
  })

  it.each(['video.mp4', 'video.mov', 'fragmented.mp4', 'video.webm', 'sound.m4a', 'sound.webm', 'sound.ogg'])(
    '%s that breaks off is none, wherever it breaks',
    async (name) => {
      const whole = medium(name)
      for (const share of [0.1, 0.4, 0.6, 0.9]) {
        const probe = await probeMedia({ file: whole.subarray(0, Math.floor(whole.length * share)) })
        // A stream of fragments or pages may end anywhere; the rest is a shorter file.
        if (probe.ok) expect(probe.value.seconds).toBeLessThan(2)
      }
    },
  )

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['words', Buffer.from('a video, really')],
    ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a playlist that names other files', Buffer.from('#EXTM3U\n#EXTINF:2,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n')],
    ['a header and noise', Buffer.concat([medium('video.mp4').subarray(0, 32), Buffer.alloc(5000, 7)])],
  ])('rejects what is no media file: %s', async (_, file) => {
    expect(await probeMedia({ file })).toMatchObject({ ok: false })
  })

  it('reads media files in parallel up to a limit, beyond which it refuses them', async () => {
    const file = medium('sound.mp3')
    const probes = await Promise.allSettled(Array.from({ length: 30 }, () => probeMedia({ file })))
    const refused = probes.filter(({ status }) => status === 'rejected')
    expect(probes.length - refused.length).toBe(18)
    expect(probes.every((probe) => probe.status === 'rejected' || probe.value.ok)).toBe(true)
    expect(await probeMedia({ file })).toMatchObject({ ok: true })
  })
})
