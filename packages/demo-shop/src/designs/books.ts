import { SPREAD } from '../layouts/landscape.ts'
import { PORTRAIT } from '../layouts/portrait.ts'
import { SQUARE } from '../layouts/square.ts'
import { A5_PAGE, A5_SPREAD_PAGE, BOOKLET_COVER_PAGE, BOOKLET_SPREAD_PAGE } from '../entities/pageFormat.ts'
import { book, freely } from './series.ts'

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
          text: '二〇二六年十月十日\n海の見える丘で',
          sign: '翔 と 葵',
        },
        ['couple'],
      ],
      [
        [
          'shiro',
          'panorama',
          {
            title: '朝の光のなかで',
            text: '窓を開けると、海の匂いがしました。\n少し緊張した朝のことを、\nきっとずっと覚えています。',
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
          ['family', 'cake', 'hills', 'couple'],
        ],
        [
          'shiro',
          'moons',
          { title: 'これから', text: '新しい家で、\n新しい毎日が\n始まります。' },
          ['couple', 'cat', 'dog'],
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
        title: 'ぼくの六年間',
        latin: 'Growing up',
        text: '生まれた日から、\nランドセルを背負う日まで',
        sign: '2020 - 2026',
      },
      ['soccer'],
    ],
    [
      [
        'crayon',
        'duet',
        { latin: 'Hello, world', title: '生まれた日', text: '小さな手をぎゅっと握って、\n元気に泣いていました。' },
        ['baby', 'toys'],
      ],
      [
        'crayon',
        'moons',
        { title: 'だいすきなもの', text: 'くまさん、\nいちごのケーキ、\nおばあちゃん' },
        ['toys', 'cake', 'dog'],
      ],
      [
        'crayon',
        'four',
        { title: '園での毎日', text: '泥だんご、かけっこ、お昼寝。' },
        ['soccer', 'flowers', 'hills', 'family'],
      ],
      [
        'crayon',
        'panorama',
        { title: 'もうすぐ一年生', text: '大きな夢を、いっぱい抱えて。\nいってらっしゃい。' },
        ['family', 'soccer', 'cat'],
      ],
    ],
    ['crayon', 'hero', { title: 'おおきくなったね', latin: 'With all our love' }, ['family']],
  ),
  ...book(
    'linen-booklet',
    SQUARE_COVER,
    SQUARE_SPREAD,
    ['旅行', '大人'],
    ['kusabana', 'centre', { title: '花めぐりの旅', latin: 'A journey of flowers' }, ['flowers']],
    [
      [
        'kusabana',
        'panorama',
        { title: '朝の庭園', text: '開門を待って、いちばんに入りました。\n露にぬれた花が光っています。' },
        ['flowers', 'hills', 'flowers'],
      ],
      [
        'kusabana',
        'duet',
        { latin: 'By the lake', title: '湖のほとり', text: '風のない日は、\n山がさかさまに映ります。' },
        ['fuji', 'sea'],
      ],
      [
        'kusabana',
        'moons',
        { title: '道草', text: '茶店の猫と、\nしばらく日なたぼっこ。' },
        ['cat', 'hills', 'flowers'],
      ],
      [
        'kusabana',
        'four',
        { title: 'おみやげ話', text: '次は秋に、紅葉を見に行きましょう。' },
        ['hills', 'sea', 'fuji', 'flowers'],
      ],
    ],
    ['kusabana', 'moon', { title: '二〇二六年 初夏', latin: 'See you again' }, ['flowers']],
  ),
]
