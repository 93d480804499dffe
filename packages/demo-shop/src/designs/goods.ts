import { MUG, SMALL, SQUARE, TALL } from '../layouts/square.ts'
import {
  COASTER_PAGE,
  KEYHOLDER_PAGE,
  MUG_PAGE,
  PANEL_PAGE,
  PHONE_PAGE,
  SQUARE_CARD_PAGE,
} from '../entities/pageFormat.ts'
import { boldly, groups, singles } from './series.ts'

const MUGS = { product: 'pair-mug', format: MUG_PAGE, layouts: MUG, hashtags: ['ペア', '記念日'] }
const KEYS = { product: 'pair-keyholder', format: KEYHOLDER_PAGE, layouts: SMALL, hashtags: ['ペア', 'プレゼント'] }
const COASTERS = { product: 'coaster-set', format: COASTER_PAGE, layouts: SQUARE, hashtags: ['おうちカフェ'] }
const PHONE = { product: 'phone-case', format: PHONE_PAGE, layouts: TALL, hashtags: ['スマホ'] }
const TOTE = { product: 'tote-bag', format: PANEL_PAGE, layouts: SQUARE, hashtags: ['バッグ'] }
const STAMP = { product: 'line-stamp', format: SQUARE_CARD_PAGE, layouts: SQUARE, hashtags: ['メッセージアプリ'] }
const GREETING = {
  product: 'line-greeting',
  format: PHONE_PAGE,
  layouts: TALL,
  hashtags: ['メッセージアプリ', 'ごあいさつ'],
}
const BLOCK = { product: 'acrylic-block', format: SQUARE_CARD_PAGE, layouts: SQUARE, hashtags: ['インテリア'] }

/** Goods, accessories, and pictures for the messaging app. */
export const GOODS_DESIGNS = [
  ...groups(MUGS, 'pieces', [
    [
      ['nordic', 'middle', { title: 'おはよう', latin: 'Good morning', sign: 'since {date 2026}' }, ['pair']],
      ['nordic', 'twins', { title: 'おやすみ', latin: 'Good night', sign: 'since {date 2026}' }, ['cat', 'dog']],
    ],
    [
      [
        'shiro',
        'twins',
        { title: '{name 健太}', latin: '{latin Kenta}', sign: '{date 2026.11.22}' },
        ['couple', 'sea'],
      ],
      [
        'shiro',
        'twins',
        { title: '{second 千夏}', latin: '{words Chinatsu}', sign: '{date 2026.11.22}' },
        ['couple', 'flowers'],
      ],
    ],
    [
      ['retro', 'middle', { title: 'じいじ', latin: 'Grandpa', sign: 'いつも元気で' }, ['elders']],
      ['retro', 'middle', { title: 'ばあば', latin: 'Grandma', sign: 'いつまでも仲良く' }, ['flowers']],
    ],
  ]),
  ...groups(KEYS, 'pieces', [
    [
      ['yozora', 'moon', { title: '月', latin: 'Moon' }, ['pair']],
      ['yozora', 'moon', { title: '星', latin: 'Star' }, ['sea']],
    ],
    [
      ['kraft', 'centre', { title: '{name こむぎ}', latin: 'My cat' }, ['cat']],
      ['kraft', 'centre', { title: '{second きなこ}', latin: 'My dog' }, ['dog']],
    ],
    [
      ['ichimatsu', 'centre', { title: '{name 健太}', latin: '{latin Kenta}' }, ['pair']],
      ['ichimatsu', 'centre', { title: '{second 千夏}', latin: '{words Chinatsu}' }, ['pair']],
    ],
  ]),
  ...groups(COASTERS, 'pieces', [
    [
      ['kusabana', 'moon', { title: '{words 春の庭}', latin: '{words Spring garden}' }, ['flowers']],
      ['kusabana', 'moon', { title: '{words 夏の海}', latin: '{words Summer sea}' }, ['sea']],
      ['kusabana', 'moon', { title: '{words 風の丘}', latin: '{words Windy hills}' }, ['hills']],
    ],
    [
      ['retro', 'moon', { title: 'コーヒー', latin: 'Coffee time' }, ['tea']],
      ['retro', 'centre', { title: 'ソーダ', latin: 'Soda time' }, ['soda']],
      ['retro', 'moon', { title: 'ケーキ', latin: 'Sweet time' }, ['cake']],
    ],
  ]),
  ...singles(PHONE, [
    ['sora', 'sky', { title: 'そらいろ', latin: 'Blue sky' }, ['family']],
    ['yozora', 'moon', { title: '星の夜', latin: 'Starry night' }, ['sea']],
    ['kusabana', 'moon', { title: '花日和', latin: 'Flower days' }, ['flowers']],
    ['retro', 'stack', { title: 'うちの子', latin: 'Best friends' }, ['cat', 'dog']],
    ['shiro', 'sky', { title: '家族', latin: 'Family' }, ['family']],
  ]),
  ...boldly(
    singles(TOTE, [
      ['kraft', 'moon', { title: 'おさんぽ日和', latin: 'Walking days' }, ['dog']],
      ['nordic', 'centre', { title: 'ねこのいる暮らし', latin: 'Life with a cat' }, ['cat']],
      ['kappan', 'centre', { title: '本とコーヒー', latin: 'Books and coffee' }, ['tea']],
    ]),
  ),
  ...singles(STAMP, [
    ['party', 'centre', { title: 'おめでとう', latin: 'Congratulations' }, ['cake']],
    ['yume', 'moon', { title: 'おやすみ', latin: 'Good night' }, ['baby']],
    ['crayon', 'centre', { title: 'ありがとう', latin: 'Thank you' }, ['dog']],
    ['sport', 'centre', { title: 'がんばれ', latin: 'Go go go' }, ['soccer']],
  ]),
  ...singles(GREETING, [
    ['nami', 'moon', { title: 'あけおめ', latin: 'Happy New Year' }, ['sunrise']],
    ['party', 'stack', { title: 'お誕生日おめでとう', latin: 'Happy birthday' }, ['cake', 'family']],
    ['sakura', 'sky', { title: '入学おめでとう', latin: 'New days' }, ['pupil']],
  ]),
  ...singles(BLOCK, [['shiro', 'sky', { title: '記念日', latin: 'Anniversary' }, ['couple']]]),
]
