import { SPREAD } from '../layouts/landscape.ts'
import { PORTRAIT } from '../layouts/portrait.ts'
import { SQUARE } from '../layouts/square.ts'
import { A5_PAGE, A5_SPREAD_PAGE, BOOKLET_COVER_PAGE, BOOKLET_SPREAD_PAGE } from '../entities/pageFormat.ts'
import { asSamples, book, freely } from './series.ts'

const SQUARE_COVER = { format: BOOKLET_COVER_PAGE, layouts: SQUARE }
const SQUARE_SPREAD = { format: BOOKLET_SPREAD_PAGE, layouts: SPREAD }
const TALL_COVER = { format: A5_PAGE, layouts: PORTRAIT }
const TALL_SPREAD = { format: A5_SPREAD_PAGE, layouts: SPREAD }

export const BOOK_DESIGNS = [
  ...freely(
    book(
      'large-photo-book',
      TALL_COVER,
      TALL_SPREAD,
      ['結婚式', '記念日'],
      [
        'shiro',
        'sky',
        {
          title: 'ふたりの一日',
          latin: 'Our wedding day',
          text: '{date 二〇二六年十月十日}\n{words 海の見える丘で}',
          sign: '{names 翔 と 葵}',
        },
        ['couple'],
      ],
      [
        [
          'shiro',
          'panorama',
          {
            title: '朝の光のなかで',
            text: '{words 窓を開けると、海の匂いがしました。\n少し緊張した朝のことを、\nきっとずっと覚えています。}',
          },
          ['sea', 'couple', 'flowers'],
        ],
        [
          'shiro',
          'duet',
          {
            latin: 'The ceremony',
            title: '誓いのことば',
            text: '健やかなるときも、\n病めるときも、\nとなりで笑っています。',
          },
          ['couple', 'flowers'],
        ],
        [
          'shiro',
          'four',
          { title: '祝ってくれた人たち', text: '遠くから来てくれて、本当にありがとう。' },
          ['family', 'flowers', 'hills', 'couple'],
        ],
        [
          'shiro',
          'moons',
          { title: 'これから', text: '{words 新しい家で、\n新しい毎日が\n始まります。}' },
          ['pair', 'cat', 'dog'],
        ],
      ],
      ['shiro', 'hero', { title: 'ありがとうございました', latin: 'Thank you' }, ['sea']],
    ),
  ),
  ...book(
    'large-photo-book',
    TALL_COVER,
    TALL_SPREAD,
    ['成長記録', '入学'],
    [
      'crayon',
      'moon',
      {
        title: '{words ぼくの六年間}',
        latin: 'Growing up',
        text: '生まれた日から、\nランドセルを背負う日まで',
        sign: '{words 2020 - 2026}',
      },
      ['soccer'],
    ],
    [
      [
        'crayon',
        'duet',
        {
          latin: 'Hello, world',
          title: '生まれた日',
          text: '{words 小さな手をぎゅっと握って、\n元気に泣いていました。}',
        },
        ['baby', 'toys'],
      ],
      [
        'crayon',
        'moons',
        { title: 'だいすきなもの', text: '{words くまさん、\nいちごのケーキ、\nおばあちゃん}' },
        ['toys', 'cake', 'dog'],
      ],
      [
        'crayon',
        'four',
        { title: '園での毎日', text: '{words 泥だんご、かけっこ、お昼寝。}' },
        ['soccer', 'flowers', 'hills', 'family'],
      ],
      [
        'crayon',
        'panorama',
        { title: 'もうすぐ一年生', text: '大きな夢を、いっぱい抱えて。\nいってらっしゃい。' },
        ['pupil', 'soccer', 'cat'],
      ],
    ],
    ['crayon', 'hero', { title: 'おおきくなったね', latin: 'With all our love' }, ['family']],
  ),
  ...book(
    'linen-booklet',
    SQUARE_COVER,
    SQUARE_SPREAD,
    ['旅行', '大人'],
    ['kusabana', 'centre', { title: '{words 花めぐりの旅}', latin: '{words A journey of flowers}' }, ['flowers']],
    [
      [
        'kusabana',
        'panorama',
        {
          title: '{words 朝の庭園}',
          text: '{words 開門を待って、いちばんに入りました。\n露にぬれた花が光っています。}',
        },
        ['flowers', 'hills', 'flowers'],
      ],
      [
        'kusabana',
        'duet',
        {
          latin: '{words By the lake}',
          title: '{words 湖のほとり}',
          text: '{words 風のない日は、\n山がさかさまに映ります。}',
        },
        ['fuji', 'sea'],
      ],
      [
        'kusabana',
        'moons',
        { title: '道草', text: '{words 茶店の猫と、\nしばらく日なたぼっこ。}' },
        ['cat', 'hills', 'flowers'],
      ],
      [
        'kusabana',
        'four',
        { title: 'おみやげ話', text: '{words 次は秋に、紅葉を見に行きましょう。}' },
        ['hills', 'sea', 'fuji', 'flowers'],
      ],
    ],
    ['kusabana', 'moon', { title: '{words 二〇二六年 初夏}', latin: 'See you again' }, ['flowers']],
  ),
  ...asSamples(
    book(
      'photo-booklet',
      SQUARE_COVER,
      SQUARE_SPREAD,
      ['アルバム', '写真たっぷり'],
      ['shiro', 'centre', { title: '家族の一年', latin: 'Our family album' }, ['family']],
      [
        ['shiro', 'whole', {}, ['hills']],
        ['shiro', 'facing', {}, ['family', 'baby']],
        ['shiro', 'quartet', {}, ['cake', 'toys', 'cat', 'dog']],
        ['shiro', 'six', {}, ['sea', 'flowers', 'fuji', 'soccer', 'hills', 'family']],
      ],
      ['shiro', 'sky', { title: 'また来年', latin: 'To be continued' }, ['fuji']],
    ),
  ),
  ...asSamples(
    book(
      'photo-booklet',
      SQUARE_COVER,
      SQUARE_SPREAD,
      ['アルバム', '写真たっぷり'],
      ['kraft', 'centre', { title: '夏の思い出', latin: 'Summer days' }, ['sea']],
      [
        ['kraft', 'three', {}, ['sea', 'hills', 'family']],
        ['kraft', 'five', {}, ['family', 'dog', 'cat', 'flowers', 'cake']],
        [
          'kraft',
          'fiveWithText',
          { title: 'みんなで集まった日', text: 'ひさしぶりの顔ぶれで、\nおなかが痛くなるまで笑いました。' },
          ['hills', 'toys', 'cake', 'baby', 'pair'],
        ],
        [
          'kraft',
          'sixWithText',
          { title: '庭の花と、いつもの猫', text: '朝の水やりのついでに、\n毎日一枚ずつ撮りました。' },
          ['flowers', 'cat', 'hills', 'flowers', 'cat', 'dog'],
        ],
      ],
      ['kraft', 'centre', { title: 'おしまい', latin: 'The end' }, ['dog']],
    ),
  ),
]
