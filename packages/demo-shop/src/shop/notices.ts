import type { Notice } from '../types.ts'

export const NOTICES: readonly Notice[] = [
  {
    id: 'notice-home-opening',
    kind: 'HOME',
    isEnabled: true,
    fromTime: '2026-04-01T00:00:00+09:00',
    toTime: '2036-03-31T23:59:59+09:00',
    content: '平日13時までに製作を開始していただいたご注文は、当日から製作日数を数えます。',
  },
  {
    id: 'notice-design-photo',
    kind: 'DESIGN',
    isEnabled: true,
    fromTime: '2026-04-01T00:00:00+09:00',
    toTime: '2036-03-31T23:59:59+09:00',
    content: '文字やお顔は、紙の端から6ミリ以上内側に置いていただくと安心です。',
  },
]
