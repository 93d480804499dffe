import { canEncodeAudio } from 'mediabunny'

/**
 * Makes AAC encoding available. Firefox and Chromium on Linux have no encoder of their own; for them one in WebAssembly is
 * loaded, 250 KB compressed, because AAC is the only sound in MP4 that every supported browser plays.
 */
export async function provideAacEncoder(): Promise<void> {
  if (await canEncodeAudio('aac')) return
  const { registerAacEncoder } = await import('@mediabunny/aac-encoder')
  registerAacEncoder()
}
