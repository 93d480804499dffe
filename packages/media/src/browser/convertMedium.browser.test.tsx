import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { madeSound, madeVideo, probed, recording } from '../../testing/mediaBytes.ts'
import type { MediumKind } from '../checkMedium.ts'
import { probeBlob } from '../probeSource.ts'
import type { TrimWindow } from '../trimWindow.ts'
import { canConvertMedium, convertMedium } from './convertMedium.ts'

const AAC = ['-c:a', 'aac', '-b:a', '96k']
const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', ...AAC]
/** Files in HEVC cannot be decoded by every Chromium; AV1 stands for all codecs that have to be converted. */
const AV1 = ['-c:v', 'libsvtav1', '-preset', '12', '-pix_fmt', 'yuv420p', ...AAC]
const VP9 = ['-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '8', '-c:a', 'libopus']
const HDR = ['-color_primaries', 'bt2020', '-color_trc', 'arib-std-b67', '-colorspace', 'bt2020nc']
const BT709 = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv', '-colorspace', 'bt709', '-color_range', 'tv']
/** Ten seconds each, so that the colour of the first frame tells where a part begins. */
const COLOURS = ['red', 'lime', 'blue']

async function read(kind: MediumKind, file: Blob) {
  const probe = await probeBlob(file)
  if (!probe.ok) throw new Error(`the file could not be read: ${probe.error.code}`)
  return { kind, file, content: probe.value }
}

async function convert(kind: MediumKind, file: Blob, window: TrimWindow | null = null) {
  const shares: number[] = []
  const medium = await read(kind, file)
  expect(await canConvertMedium(medium)).toBe(true)
  const converted = await convertMedium(medium, window, {
    signal: new AbortController().signal,
    onProgress: (share) => shares.push(share),
  })
  if (converted === null) throw new Error('the file was not converted')
  expect(shares.at(-1)).toBe(1)
  return { ...(await probed(converted.file)), extension: converted.extension, bytes: converted.file.size }
}

/** The largest difference of a picture from another one, or from a picture of one colour, over all pixels and channels. */
const difference = (picture: readonly number[], other: readonly number[]) =>
  Math.max(...picture.map((value, index) => Math.abs(value - (other[index % other.length] ?? 0))))

const H264_IN_MP4 = {
  codecs: ['h264', 'aac'],
  extension: 'mp4',
  pixelFormat: expect.stringMatching(/^yuvj?420p$/),
  rotation: 0,
  errors: '',
}

describe('MDA-8 a video that has to be encoded', () => {
  it('becomes H.264 of the same length, size and frame rate, and its AAC is copied', async () => {
    const file = await madeVideo('film.mp4', { seconds: 3, codecs: [...BT709, ...AV1] })
    const result = await convert('VIDEO', file)
    expect(result).toMatchObject({ ...H264_IN_MP4, width: 320, height: 180, frameRate: 30 })
    expect(difference(result.picture, (await probed(file)).picture)).toBeLessThan(8)
    expect(Math.abs(result.seconds - 3)).toBeLessThan(0.1)
  })

  it('has its rotation applied', async () => {
    const file = await madeVideo('film.mp4', { seconds: 1, codecs: [...BT709, ...AV1], rotation: 90 })
    const result = await convert('VIDEO', file)
    expect(result).toMatchObject({ ...H264_IN_MP4, width: 180, height: 320 })
    expect(difference(result.picture, (await probed(file)).picture)).toBeLessThan(16)
  })

  it('is reduced to 1920 pixels and 30 frames per second, and keeps its colours', async () => {
    const codecs = [...BT709, ...H264]
    const file = await madeVideo('film.mov', { size: '2560x1440', rate: 60, seconds: 1, codecs, colours: ['lime'] })
    const result = await convert('VIDEO', file, { start: 0.3, end: 0.9 })
    expect(result).toMatchObject({ ...H264_IN_MP4, width: 1920, height: 1080, frameRate: 30 })
    expect(difference(result.picture, [0, 255, 0])).toBeLessThan(24)
    expect(Math.abs(result.seconds - 0.6)).toBeLessThan(0.1)
  })

  it('with a high dynamic range and ten bits is mapped to the colours of every screen', async () => {
    const codecs = [...AV1, '-pix_fmt', 'yuv420p10le', ...HDR]
    const result = await convert('VIDEO', await madeVideo('film.mp4', { seconds: 1, codecs, colours: ['lime'] }))
    expect(result).toMatchObject({ ...H264_IN_MP4, colourSpace: 'bt709' })
    expect(difference(result.picture, [0, 240, 0])).toBeLessThan(24)
  })

  it('gets AAC in place of Opus, also where the browser has no AAC encoder', async () => {
    const file = await madeVideo('film.webm', { seconds: 25, codecs: VP9, colours: COLOURS })
    const result = await convert('VIDEO', file, { start: 12.3, end: 22.3 })
    expect(result).toMatchObject({ ...H264_IN_MP4, channels: 1 })
    expect(difference(result.picture, [0, 216, 0])).toBeLessThan(48)
    expect(Math.abs(result.seconds - 10)).toBeLessThan(0.1)
  })
})

describe('MDA-8 a part of a video', () => {
  it('is copied where a key frame is near its start', async () => {
    const codecs = [...H264, '-g', '15']
    const file = await madeVideo('film.mov', { seconds: 25, codecs, rotation: 90, colours: COLOURS })
    const result = await convert('VIDEO', file, { start: 12.5, end: 22.5 })
    // A copied track keeps its rotation, and the container its kind.
    expect(result).toMatchObject({ codecs: ['h264', 'aac'], extension: 'mov', width: 320, errors: '' })
    expect(Math.abs(result.rotation)).toBe(90)
    expect(result.rotation).toBe((await probed(file)).rotation)
    expect(difference(result.picture, [0, 255, 0])).toBeLessThan(8)
    expect(Math.abs(result.seconds - 10)).toBeLessThan(0.1)
    expect(result.bytes).toBeLessThan(file.size / 2)
  })

  it('is encoded where key frames are far from its start', async () => {
    const codecs = [...BT709, ...H264, '-g', '300']
    const file = await madeVideo('film.mp4', { seconds: 25, codecs, colours: COLOURS })
    const result = await convert('VIDEO', file, { start: 14.7, end: 24.7 })
    expect(result).toMatchObject(H264_IN_MP4)
    expect(difference(result.picture, [0, 255, 0])).toBeLessThan(8)
    expect(Math.abs(result.seconds - 10)).toBeLessThan(0.1)
  })

  it('is cut out of a recording of a phone', async () => {
    const result = await convert('VIDEO', await recording('movie1/VID_20191220_170832.mp4'), { start: 0.3, end: 1.3 })
    expect(result).toMatchObject({ ...H264_IN_MP4, width: 1920, height: 1080, channels: 2 })
    expect(Math.abs(result.seconds - 1)).toBeLessThan(0.1)
  }, 60_000)
})

describe('MDA-8 a part of a sound', () => {
  it.each([
    ['sound.mp3', [], 'mp3', 'mp3'],
    ['sound.m4a', AAC, 'm4a', 'aac'],
    ['sound.wav', [], 'wav', 'pcm_s16le'],
    ['sound.ogg', ['-c:a', 'libvorbis'], 'ogg', 'vorbis'],
    ['sound.webm', ['-c:a', 'libopus'], 'webm', 'opus'],
  ] as const)('is copied out of %s', async (name, codec, extension, expected) => {
    const result = await convert('AUDIO', await madeSound(name, 40, codec), { start: 12.3, end: 32.3 })
    expect(result).toMatchObject({ codecs: [expected], extension, errors: '' })
    expect(Math.abs(result.seconds - 20)).toBeLessThan(0.1)
  })

  it('becomes AAC where its copy would be larger than 5 MB', async () => {
    const studio = ['-c:a', 'pcm_s24le', '-ar', '96000', '-ac', '2']
    const result = await convert('AUDIO', await madeSound('sound.wav', 40, studio), { start: 12.3, end: 32.3 })
    expect(result).toMatchObject({ codecs: ['aac'], extension: 'm4a', channels: 2, errors: '' })
    expect(Math.abs(result.seconds - 20)).toBeLessThan(0.1)
    expect(result.bytes).toBeLessThan(700_000)
  })

  it.each(['audio1/debian.mp3', 'audio1/debian.ogg', 'audio1/debian.wav'])(
    'is cut out of the recording %s',
    async (name) => {
      const result = await convert('AUDIO', await recording(name), { start: 1.3, end: 3.3 })
      expect(Math.abs(result.seconds - 2)).toBeLessThan(0.1)
      expect(result.errors).toBe('')
    },
  )
})

describe('MDA-8 a browser that cannot convert', () => {
  it('says so for a video that it does not decode', async () => {
    const file = await (await fetch('/packages/api/testing/media/hevc.mov')).blob()
    const { supported } = await VideoDecoder.isConfigSupported({ codec: 'hvc1.1.6.L93.B0' })
    expect(await canConvertMedium(await read('VIDEO', file))).toBe(supported === true)
  })

  it('without WebCodecs still cuts sounds, and no videos', async () => {
    const [film, sound] = await Promise.all([
      madeVideo('film.mp4', { seconds: 1, codecs: H264 }),
      madeSound('a.mp3', 3),
    ])
    for (const name of ['VideoDecoder', 'VideoEncoder', 'AudioDecoder', 'AudioEncoder']) vi.stubGlobal(name, undefined)
    onTestFinished(() => void vi.unstubAllGlobals())
    expect(await canConvertMedium(await read('VIDEO', film))).toBe(false)
    expect(await convert('AUDIO', sound, { start: 1, end: 2 })).toMatchObject({ codecs: ['mp3'] })
  })

  it('returns nothing once it is stopped', async () => {
    const medium = await read('VIDEO', await madeVideo('film.mp4', { seconds: 20, codecs: AV1 }))
    const stopping = new AbortController()
    const shares: number[] = []
    const onProgress = (share: number) => {
      shares.push(share)
      if (share > 0.1) stopping.abort()
    }
    expect(await convertMedium(medium, null, { signal: stopping.signal, onProgress })).toBeNull()
    expect(Math.max(...shares)).toBeLessThan(0.5)
  })
})
