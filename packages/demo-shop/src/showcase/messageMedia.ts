import { readFileSync } from 'node:fs'

interface DemoMedium {
  readonly bytes: Uint8Array
  /** Seconds. */
  readonly duration: number
  /** In pixels; 0 for a sound. */
  readonly width: number
  readonly height: number
}

const read = (name: string): Uint8Array => readFileSync(new URL(`../../media/${name}`, import.meta.url))

/** The video and the sound of the demo message; `media/README.md` says how they were made. */
export const demoMessageMedia = (): { readonly video: DemoMedium; readonly audio: DemoMedium } => ({
  video: { bytes: read('message.mp4'), duration: 9, width: 640, height: 360 },
  audio: { bytes: read('message.m4a'), duration: 10, width: 0, height: 0 },
})
