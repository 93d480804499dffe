import type { InputTrack, Source } from 'mediabunny'
import {
  BlobSource,
  EncodedPacketSink,
  Input,
  MP3,
  MP4,
  Mp3InputFormat,
  Mp4InputFormat,
  OGG,
  OggInputFormat,
  QTFF,
  QuickTimeInputFormat,
  WAVE,
  WaveInputFormat,
  WEBM,
  WebMInputFormat,
} from 'mediabunny'
import type { MediumContainer, Probe } from './probe.ts'

/** Recognised by its first bytes. A format that may name other files or addresses is not among them. */
const FORMATS = [MP4, QTFF, WEBM, MP3, WAVE, OGG]

const CONTAINERS = [
  [QuickTimeInputFormat, 'QUICKTIME'],
  [Mp4InputFormat, 'MP4'],
  [WebMInputFormat, 'WEBM'],
  [Mp3InputFormat, 'MP3'],
  [WaveInputFormat, 'WAVE'],
  [OggInputFormat, 'OGG'],
] as const

/** Reads what kind of video or sound a chosen file is, without reading all of it. Never rejects. */
export const probeBlob = async (file: Blob): Promise<Probe> =>
  file.size === 0 ? { ok: false, reason: 'EMPTY' } : probeSource(new BlobSource(file))

/** What a file says of itself, checked where it can be: the last packet must be where its tables put it. Never rejects. */
export async function probeSource(source: Source): Promise<Probe> {
  const input = new Input({ source, formats: FORMATS })
  try {
    const container = await containerOf(input)
    if (container === null) return { ok: false, reason: 'UNKNOWN' }
    return await contentOf(input, container)
  } catch {
    return { ok: false, reason: 'BROKEN' }
  } finally {
    input.dispose()
  }
}

async function containerOf(input: Input): Promise<MediumContainer | null> {
  const format = await input.getFormat().catch(() => null)
  return CONTAINERS.find(([kind]) => format instanceof kind)?.[1] ?? null
}

async function contentOf(input: Input, container: MediumContainer): Promise<Probe> {
  const video = await input.getPrimaryVideoTrack()
  const audio = await input.getPrimaryAudioTrack()
  const main = video ?? audio
  if (!main || !(await isWhole(main))) return { ok: false, reason: 'BROKEN' }
  return {
    ok: true,
    container,
    seconds: await input.computeDuration(),
    picture: video ? { width: await video.getDisplayWidth(), height: await video.getDisplayHeight() } : null,
    hasSound: audio !== null,
  }
}

async function isWhole(track: InputTrack): Promise<boolean> {
  const last = await new EncodedPacketSink(track).getPacket(Number.POSITIVE_INFINITY)
  return last !== null && last.byteLength > 0 && last.data.length === last.byteLength
}
