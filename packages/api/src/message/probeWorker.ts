import { parentPort, workerData } from 'node:worker_threads'
import type { InputTrack } from 'mediabunny'
import {
  BufferSource,
  EncodedPacketSink,
  FilePathSource,
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
import type { MediaContainer, Probe, ProbeTask } from './probeMedia.ts'

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

/** What a file says of itself, checked where it can be: the last packet must be where its tables put it. */
async function probe({ file }: ProbeTask): Promise<Probe> {
  const source = typeof file === 'string' ? new FilePathSource(file) : new BufferSource(file)
  const input = new Input({ source, formats: FORMATS })
  try {
    const format = await input.getFormat()
    const container: MediaContainer | undefined = CONTAINERS.find(([kind]) => format instanceof kind)?.[1]
    if (!container) return { ok: false }
    const video = await input.getPrimaryVideoTrack()
    const audio = await input.getPrimaryAudioTrack()
    const main = video ?? audio
    if (!main || !(await isWhole(main))) return { ok: false }
    return {
      ok: true,
      container,
      seconds: await input.computeDuration(),
      picture: video ? { width: await video.getDisplayWidth(), height: await video.getDisplayHeight() } : null,
      hasSound: audio !== null,
    }
  } catch {
    return { ok: false }
  } finally {
    input.dispose()
  }
}

async function isWhole(track: InputTrack): Promise<boolean> {
  const last = await new EncodedPacketSink(track).getPacket(Number.POSITIVE_INFINITY)
  return last !== null && last.byteLength > 0 && last.data.length === last.byteLength
}

parentPort?.postMessage(await probe(workerData as ProbeTask))
