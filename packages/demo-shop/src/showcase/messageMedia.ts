import { readFileSync } from 'node:fs'

interface DemoMedium {
  readonly bytes: Uint8Array
  /** Seconds. */
  readonly duration: number
  /** Pixels; 0 for a sound. */
  readonly width: number
  readonly height: number
}

const read = (name: string): Uint8Array => readFileSync(new URL(`../../media/${name}`, import.meta.url))

/** The film and the sound of the message that the demo shop has released; how they were made stands beside them. */
export const demoMessageMedia = (): { readonly video: DemoMedium; readonly audio: DemoMedium } => ({
  video: { bytes: read('message.mp4'), duration: 9, width: 640, height: 360 },
  audio: { bytes: read('message.m4a'), duration: 10, width: 0, height: 0 },
})
