import { expect, it } from 'vitest'
import { isOldIos } from './oldIos.ts'

const ios = (device: string, version: string) =>
  `Mozilla/5.0 (${device}; CPU ${device === 'iPad' ? '' : 'iPhone '}OS ${version} like Mac OS X) AppleWebKit/601.1.46 (KHTML, like Gecko) Version/9.0 Mobile/13G36 Safari/601.1`

it.each([
  [ios('iPhone', '9_3_5'), true],
  [ios('iPad', '8_4'), true],
  [ios('iPod touch', '9_0'), true],
  [ios('iPhone', '10_0'), false],
  [ios('iPhone', '17_2'), false],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15',
    false,
  ],
  ['Mozilla/5.0 (Linux; Android 9; Pixel 3) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36', false],
])('ODR-47: %s: no layout can be made: %s', (userAgent, isOld) => {
  expect(isOldIos(userAgent)).toBe(isOld)
})
