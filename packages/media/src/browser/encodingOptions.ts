import type { ConversionAudioOptions, ConversionVideoOptions, InputAudioTrack, InputVideoTrack } from 'mediabunny'
import { canEncodeVideo, Quality } from 'mediabunny'
import type { VideoTarget } from '../videoTarget.ts'
import { videoTarget } from '../videoTarget.ts'
import { provideAacEncoder } from './provideAacEncoder.ts'

/** Transparent for stereo, and half a megabyte in 20 seconds. */
const SOUND_BITS_PER_SECOND = 192_000
/** Sample rates that each AAC encoder accepts. */
const SAMPLE_RATES = [44_100, 48_000]
/** Packets that are looked at to measure the frame rate, about four seconds. */
const MEASURED_PACKETS = 120

/** A video as H.264. Its rotation is applied, so that no player has to know it. */
export async function videoOptions(track: InputVideoTrack): Promise<ConversionVideoOptions> {
  const { width, height, frameRate, bitsPerSecond } = await targetOf(track)
  return {
    codec: 'avc',
    width,
    height,
    fit: 'fill',
    allowTransformationMetadata: false,
    forceTranscode: true,
    quality: new Quality({ bitrate: bitsPerSecond }),
    ...(frameRate !== null && { frameRate }),
    // A cropped picture is redrawn on a canvas, which maps a high dynamic range to that of every screen.
    ...((await track.hasHighDynamicRange()) && { crop: await wholePicture(track) }),
  }
}

/** Whether this browser encodes the video of `videoOptions`. */
export async function canEncodeAsTarget(track: InputVideoTrack): Promise<boolean> {
  const { width, height, bitsPerSecond } = await targetOf(track)
  return canEncodeVideo('avc', { width, height, quality: new Quality({ bitrate: bitsPerSecond }) })
}

/** A sound as AAC; one that is AAC already is copied. */
export async function audioOptions(track: InputAudioTrack): Promise<ConversionAudioOptions> {
  if ((await track.getCodec()) === 'aac') return { codec: 'aac' }
  await provideAacEncoder()
  const sampleRate = await track.getSampleRate()
  return {
    codec: 'aac',
    numberOfChannels: Math.min(2, await track.getNumberOfChannels()),
    sampleRate: SAMPLE_RATES.includes(sampleRate) ? sampleRate : 48_000,
    quality: new Quality({ bitrate: SOUND_BITS_PER_SECOND }),
  }
}

async function targetOf(track: InputVideoTrack): Promise<VideoTarget> {
  const { averagePacketRate } = await track.computePacketStats(MEASURED_PACKETS)
  const [width, height] = await Promise.all([track.getDisplayWidth(), track.getDisplayHeight()])
  return videoTarget({ width, height, frameRate: averagePacketRate })
}

async function wholePicture(track: InputVideoTrack) {
  const [width, height] = await Promise.all([track.getDisplayWidth(), track.getDisplayHeight()])
  return { left: 0, top: 0, width, height }
}
