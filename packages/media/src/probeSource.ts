import type { Err } from '@irodori/result'
import { err, ok } from '@irodori/result'
import type { AudioCodec, InputTrack, Source, VideoCodec } from 'mediabunny'
import {
  BlobSource,
  EncodedPacketSink,
  Input,
  Mp3InputFormat,
  Mp4InputFormat,
  OggInputFormat,
  PCM_AUDIO_CODECS,
  QuickTimeInputFormat,
  WaveInputFormat,
  WebMInputFormat,
} from 'mediabunny'
import { INPUT_FORMATS } from './inputFormats.ts'
import type { MediumContainer, ProbeError, ProbeResult } from './probe.ts'

const CONTAINERS = [
  [QuickTimeInputFormat, 'QUICKTIME'],
  [Mp4InputFormat, 'MP4'],
  [WebMInputFormat, 'WEBM'],
  [Mp3InputFormat, 'MP3'],
  [WaveInputFormat, 'WAVE'],
  [OggInputFormat, 'OGG'],
] as const

/**
 * Codecs that Chrome, Firefox and Safari all play. HEVC in a MOV file, for one, plays in most browsers as sound on black,
 * and Safari plays AV1 only on devices that decode it in hardware.
 */
const PLAYABLE: readonly (VideoCodec | AudioCodec)[] = [
  'avc',
  'vp8',
  'vp9',
  'aac',
  'mp3',
  'opus',
  'vorbis',
  'flac',
  ...PCM_AUDIO_CODECS,
]

const refused = (code: ProbeError['code']): Err<ProbeError> => err({ code })

/** Reads the content of a chosen video or sound file without reading all of it. Never rejects. */
export const probeBlob = async (file: Blob): Promise<ProbeResult> =>
  file.size === 0 ? refused('EMPTY') : probeSource(new BlobSource(file))

/** Reads the content that a file states and checks that the last packet is where the tables place it. Never rejects. */
export async function probeSource(source: Source): Promise<ProbeResult> {
  const input = new Input({ source, formats: INPUT_FORMATS })
  try {
    const container = await containerOf(input)
    if (container === null) return refused('UNKNOWN')
    return await contentOf(input, container)
  } catch {
    return refused('BROKEN')
  } finally {
    input.dispose()
  }
}

async function containerOf(input: Input): Promise<MediumContainer | null> {
  const format = await input.getFormat().catch(() => null)
  return CONTAINERS.find(([kind]) => format instanceof kind)?.[1] ?? null
}

async function contentOf(input: Input, container: MediumContainer): Promise<ProbeResult> {
  const video = await input.getPrimaryVideoTrack()
  const audio = await input.getPrimaryAudioTrack()
  const main = video ?? audio
  if (!main || !(await isWhole(main))) return refused('BROKEN')
  return ok({
    container,
    seconds: await input.computeDuration(),
    picture: video ? { width: await video.getDisplayWidth(), height: await video.getDisplayHeight() } : null,
    isPlayable: (await isPlayable(video)) && (await isPlayable(audio)),
    hasSound: audio !== null,
  })
}

async function isPlayable(track: InputTrack | null): Promise<boolean> {
  if (track === null) return true
  const codec = await track.getCodec()
  return PLAYABLE.some((playable) => playable === codec)
}

async function isWhole(track: InputTrack): Promise<boolean> {
  const last = await new EncodedPacketSink(track).getPacket(Number.POSITIVE_INFINITY)
  return last !== null && last.byteLength > 0 && last.data.length === last.byteLength
}
