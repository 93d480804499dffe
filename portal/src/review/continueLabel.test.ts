import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { continueLabel } from './continueLabel.ts'

const messages = JSON.parse(readFileSync(new URL('../../../locales/ja/review.json', import.meta.url), 'utf8'))

it('RVW-5: names the download, the digital message, or delivery and wrapping, shorter on a narrow screen', () => {
  const steps = [
    continueLabel({ hasLineProduct: true, processMethod: 'digital_message' }),
    continueLabel({ hasLineProduct: false, processMethod: 'digital_message' }),
    continueLabel({ hasLineProduct: false, processMethod: 'normal' }),
  ]
  expect(steps.map(({ step }) => step)).toEqual(['DOWNLOAD', 'DIGITAL_MESSAGE', 'DELIVERY_AND_WRAPPING'])
  for (const { step, wide, narrow } of steps) {
    expect([wide, narrow]).toEqual([`next.${step}.wide`, `next.${step}.narrow`])
    expect(messages.next[step].narrow.length).toBeLessThan(messages.next[step].wide.length)
  }
})
