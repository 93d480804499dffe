import { describe, expect, it } from 'vitest'
import { campaignPictureFaults, mediaFaults } from './mediaLimits.ts'

const MEGABYTE = 1_048_576

describe('LIM-1 video and sound', () => {
  it('have at most 70 and 5 megabytes', () => {
    expect(mediaFaults('VIDEO', { bytes: 70 * MEGABYTE, seconds: 1 })).toEqual([])
    expect(mediaFaults('VIDEO', { bytes: 70 * MEGABYTE + 1, seconds: 1 })).toEqual(['VIDEO_MAXIMUM_SIZE'])
    expect(mediaFaults('AUDIO', { bytes: 5 * MEGABYTE, seconds: 1 })).toEqual([])
    expect(mediaFaults('AUDIO', { bytes: 5 * MEGABYTE + 1, seconds: 1 })).toEqual(['AUDIO_MAXIMUM_SIZE'])
  })

  it('last at most 20 seconds', () => {
    expect(mediaFaults('AUDIO', { bytes: 1, seconds: 20 })).toEqual([])
    expect(mediaFaults('AUDIO', { bytes: 1, seconds: 20.01 })).toEqual(['FILE_MAXIMUM_TIME'])
    expect(mediaFaults('VIDEO', { bytes: 1, seconds: Number.NaN })).toEqual(['FILE_MAXIMUM_TIME'])
  })

  it('can be wrong in both', () => {
    expect(mediaFaults('VIDEO', { bytes: 71 * MEGABYTE, seconds: 21 })).toEqual([
      'VIDEO_MAXIMUM_SIZE',
      'FILE_MAXIMUM_TIME',
    ])
  })
})

describe('LIM-2 the picture of a campaign', () => {
  it.each(['ticket.png', 'ticket.jpg', 'TICKET.JPEG', 'my.ticket.Jpg'])('%s is one', (name) => {
    expect(campaignPictureFaults({ name, bytes: 10 * MEGABYTE })).toEqual([])
  })

  it.each(['ticket.gif', 'ticket', 'png', 'ticket.png.exe'])('%s is none', (name) => {
    expect(campaignPictureFaults({ name, bytes: 1 })).toEqual(['IMAGE_INVALID'])
  })

  it('has at most 10 megabytes', () => {
    expect(campaignPictureFaults({ name: 'ticket.png', bytes: 10 * MEGABYTE + 1 })).toEqual(['IMAGE_MAXIMUM_SIZE'])
  })
})
