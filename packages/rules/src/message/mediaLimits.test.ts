import { describe, expect, it } from 'vitest'
import { campaignPictureViolations, mediaViolations } from './mediaLimits.ts'

const MEGABYTE = 1_048_576

describe('LIM-1 mediaViolations', () => {
  it('allows a video of 70 and a sound of 5 megabytes', () => {
    expect(mediaViolations('VIDEO', { bytes: 70 * MEGABYTE, seconds: 1 })).toEqual([])
    expect(mediaViolations('VIDEO', { bytes: 70 * MEGABYTE + 1, seconds: 1 })).toEqual(['VIDEO_MAXIMUM_SIZE'])
    expect(mediaViolations('AUDIO', { bytes: 5 * MEGABYTE, seconds: 1 })).toEqual([])
    expect(mediaViolations('AUDIO', { bytes: 5 * MEGABYTE + 1, seconds: 1 })).toEqual(['AUDIO_MAXIMUM_SIZE'])
  })

  it('allows a length of 20 seconds', () => {
    expect(mediaViolations('AUDIO', { bytes: 1, seconds: 20 })).toEqual([])
    expect(mediaViolations('AUDIO', { bytes: 1, seconds: 20.01 })).toEqual(['FILE_MAXIMUM_TIME'])
    expect(mediaViolations('VIDEO', { bytes: 1, seconds: Number.NaN })).toEqual(['FILE_MAXIMUM_TIME'])
  })

  it('reports size and length together', () => {
    expect(mediaViolations('VIDEO', { bytes: 71 * MEGABYTE, seconds: 21 })).toEqual([
      'VIDEO_MAXIMUM_SIZE',
      'FILE_MAXIMUM_TIME',
    ])
  })
})

describe('LIM-2 campaignPictureViolations', () => {
  it.each(['ticket.png', 'ticket.jpg', 'TICKET.JPEG', 'my.ticket.Jpg'])('accepts %s', (name) => {
    expect(campaignPictureViolations({ name, bytes: 10 * MEGABYTE })).toEqual([])
  })

  it.each(['ticket.gif', 'ticket', 'png', 'ticket.png.exe'])('refuses %s', (name) => {
    expect(campaignPictureViolations({ name, bytes: 1 })).toEqual(['IMAGE_INVALID'])
  })

  it('refuses more than 10 megabytes', () => {
    expect(campaignPictureViolations({ name: 'ticket.png', bytes: 10 * MEGABYTE + 1 })).toEqual(['IMAGE_MAXIMUM_SIZE'])
  })
})
