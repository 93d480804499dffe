import type { MessageTemplate } from '../entities/types.ts'

/** Names and proposed titles in English. */
export const ENGLISH_MESSAGES: Readonly<Record<string, readonly [name: string, defaultTitle: string]>> = {
  'message-fathers-day': ['Father’s Day', 'For Grandpa'],
  'message-mothers-day': ['Mother’s Day', 'For Grandma'],
  'message-grandparents-day': ['Grandparents’ Day', 'For Granny'],
  'message-for-you-blue': ['For you (blue)', 'For …'],
  'message-for-you-pink': ['For you (pink)', 'For …'],
}

/** The designs of message pages. The portal draws them by their theme. */
export const MESSAGE_TEMPLATES: readonly MessageTemplate[] = [
  {
    id: 'message-fathers-day',
    name: '父の日',
    theme: 'fathers-day',
    defaultTitle: 'じいじへ',
    thumbnail: 'message/fathers-day.png',
    position: 1,
  },
  {
    id: 'message-mothers-day',
    name: '母の日',
    theme: 'mothers-day',
    defaultTitle: 'ばあばへ',
    thumbnail: 'message/mothers-day.png',
    position: 2,
  },
  {
    id: 'message-grandparents-day',
    name: '敬老の日',
    theme: 'grandparents-day',
    defaultTitle: 'おばあちゃんへ',
    thumbnail: 'message/grandparents-day.png',
    position: 3,
  },
  {
    id: 'message-for-you-blue',
    name: 'あなたへ（青）',
    theme: 'for-you-blue',
    defaultTitle: '〇〇へ',
    thumbnail: 'message/for-you-blue.png',
    position: 4,
  },
  {
    id: 'message-for-you-pink',
    name: 'あなたへ（桃色）',
    theme: 'for-you-pink',
    defaultTitle: '〇〇へ',
    thumbnail: 'message/for-you-pink.png',
    position: 5,
  },
]
