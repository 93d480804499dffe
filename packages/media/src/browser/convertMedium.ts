import type { ConversionOptions, OutputFormat } from 'mediabunny'
import {
  BlobSource,
  BufferTarget,
  Conversion,
  Input,
  MovOutputFormat,
  Mp3OutputFormat,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  WavOutputFormat,
  WebMOutputFormat,
} from 'mediabunny'
import type { MediumKind } from '../checkMedium.ts'
import { checkMedium } from '../checkMedium.ts'
import { INPUT_FORMATS } from '../inputFormats.ts'
import { isCopyable } from '../mediumTreatment.ts'
import type { MediumContainer, MediumContent } from '../probe.ts'
import { probeBlob } from '../probeSource.ts'
import type { TrimWindow } from '../trimWindow.ts'
import { allowBlobWorkers } from './allowBlobWorkers.ts'
import { audioOptions, canEncodeAsTarget, videoOptions } from './encodingOptions.ts'

/** A file with what was read from it. */
export interface ReadMedium {
  readonly kind: MediumKind
  readonly file: Blob
  readonly content: MediumContent
}

interface Converting {
  readonly signal: AbortSignal
  /** @param share the converted share, from 0 to 1 */
  readonly onProgress: (share: number) => void
}

interface ConvertedMedium {
  readonly file: Blob
  /** The extension of a name for the file. */
  readonly extension: string
}

/**
 * The most by which the start of a copied part may differ from the chosen one, in seconds: the step of the time line.
 * Packets of sound are 20 to 50 ms long; key frames of video are usually farther apart, so most videos are encoded again.
 */
const COPY_TOLERANCE = 0.1

const COPIED: Readonly<Record<MediumContainer, () => OutputFormat>> = {
  MP4: () => new Mp4OutputFormat(),
  QUICKTIME: () => new MovOutputFormat(),
  WEBM: () => new WebMOutputFormat(),
  MP3: () => new Mp3OutputFormat(),
  WAVE: () => new WavOutputFormat(),
  OGG: () => new OggOutputFormat(),
}

/**
 * Whether this browser can convert the file, or cut a part out of it: it decodes its tracks and encodes H.264. A sound that
 * every browser plays is cut without either.
 */
export async function canConvertMedium({ kind, file, content }: ReadMedium): Promise<boolean> {
  allowBlobWorkers()
  const input = new Input({ source: new BlobSource(file), formats: INPUT_FORMATS })
  try {
    const audio = await input.getPrimaryAudioTrack()
    if (kind === 'AUDIO') return content.isPlayable || (audio !== null && (await audio.canDecode()))
    const video = await input.getPrimaryVideoTrack()
    if (video === null || !(await video.canDecode())) return false
    const isSoundReady = audio === null || (await audio.getCodec()) === 'aac' || (await audio.canDecode())
    return isSoundReady && (await canEncodeAsTarget(video))
  } catch {
    return false
  } finally {
    input.dispose()
  }
}

/**
 * Converts a file, or cuts a part out of it, and checks the result. A part is copied where that is exact enough; otherwise a
 * video becomes H.264 with AAC in MP4 and a sound AAC in MP4. The file is read, decoded and encoded piece by piece, so that
 * only the result is held in memory.
 * @returns null if the browser could not convert it or the signal aborted it
 */
export async function convertMedium(
  medium: ReadMedium,
  window: TrimWindow | null,
  converting: Converting,
): Promise<ConvertedMedium | null> {
  allowBlobWorkers()
  const { kind, file, content } = medium
  const seconds = window === null ? content.seconds : window.end - window.start
  if (isCopyable(kind, file.size, content, seconds)) {
    const copied = await run(medium, window, COPIED[content.container](), COPYING, converting)
    if (copied !== null) return copied
  }
  if (converting.signal.aborted) return null
  return run(medium, window, new Mp4OutputFormat(), ENCODING, converting)
}

type Treatment = Pick<ConversionOptions, 'copy' | 'video' | 'audio'>

/** Nothing outside the chosen part is copied, also not invisibly before the first frame. */
const COPYING: Treatment = {
  copy: {
    mode: 'forced',
    boundaryPolicy: 'shrink',
    boundaryTolerance: COPY_TOLERANCE,
    shiftTolerance: COPY_TOLERANCE,
  },
}

/** Packets of sound in AAC are copied here too. */
const ENCODING: Treatment = {
  copy: { boundaryPolicy: 'shrink', boundaryTolerance: COPY_TOLERANCE, shiftTolerance: COPY_TOLERANCE },
  video: videoOptions,
  audio: audioOptions,
}

async function run(
  { kind, file }: ReadMedium,
  window: TrimWindow | null,
  format: OutputFormat,
  treatment: Treatment,
  { signal, onProgress }: Converting,
): Promise<ConvertedMedium | null> {
  const input = new Input({ source: new BlobSource(file), formats: INPUT_FORMATS })
  const target = new BufferTarget()
  try {
    const conversion = await Conversion.init({
      input,
      output: new Output({ format, target }),
      tracks: 'primary',
      // Names, places and times that a phone writes into a file are not passed on.
      tags: {},
      showWarnings: false,
      ...(window !== null && { trim: window }),
      ...treatment,
    })
    // A video does not lose its sound because one of its tracks cannot be converted.
    if (!conversion.isValid || conversion.discardedTracks.length > 0 || signal.aborted) return null
    conversion.onProgress = inPercents(onProgress)
    const cancel = () => void conversion.cancel()
    signal.addEventListener('abort', cancel, { once: true })
    await conversion.execute().finally(() => signal.removeEventListener('abort', cancel))
    return target.buffer === null ? null : await accepted(kind, new Blob([target.buffer], { type: format.mimeType }))
  } catch {
    return null
  } finally {
    input.dispose()
  }
}

async function accepted(kind: MediumKind, file: Blob): Promise<ConvertedMedium | null> {
  const checked = checkMedium(kind, file.size, await probeBlob(file))
  return checked.ok ? { file, extension: checked.value.extension } : null
}

/** Reports whole percents only; a conversion reports each frame, which would render the screen as often. */
function inPercents(onProgress: (share: number) => void): (share: number) => void {
  let last = -1
  return (share) => {
    const percent = Math.floor(share * 100)
    if (percent <= last) return
    last = percent
    onProgress(percent / 100)
  }
}
