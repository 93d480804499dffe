import { PORTRAIT } from '../layouts/portrait.ts'
import { SQUARE } from '../layouts/square.ts'
import { A4_PAGE, A5_PAGE, CARD_PAGE, SQUARE_CARD_PAGE } from '../entities/pageFormat.ts'
import { groups, singles } from './series.ts'

const BIRTH = { product: 'birth-card', format: CARD_PAGE, layouts: PORTRAIT, hashtags: ['出産報告'] }
const NAMING = { product: 'naming-poster', format: A4_PAGE, layouts: PORTRAIT, hashtags: ['命名', 'お七夜'] }
const BIRTHDAY = { product: 'birthday-poster', format: A5_PAGE, layouts: PORTRAIT, hashtags: ['誕生日', '一歳'] }
const MONTHS = { product: 'milestone-card', format: SQUARE_CARD_PAGE, layouts: SQUARE, hashtags: ['月齢', '成長記録'] }
const PLATE = { product: 'baby-plate', format: SQUARE_CARD_PAGE, layouts: SQUARE, hashtags: ['手形', '成長記録'] }

export const BABY_DESIGNS = [
  ...singles(BIRTH, [
    [
      'yume',
      'hero',
      {
        title: 'はじめまして',
        latin: 'Nice to meet you',
        text: '家族がひとり増えました。\nにぎやかな毎日を楽しんでいます。',
        sign: '{date 2026年10月8日}　{name 陽向}{reading （ひなた）}',
      },
      ['baby'],
    ],
    [
      'shiro',
      'moon',
      {
        title: '生まれました',
        latin: 'Welcome, little one',
        text: '{date 2026年9月2日}　{words 3,120g　49.5cm}\n小さな手で、世界をつかもうとしています。',
        sign: '{name 結月}{reading （ゆづき）}',
      },
      ['baby'],
    ],
    [
      'sora',
      'hero',
      {
        title: 'ようこそ、わが家へ',
        latin: 'Hello, baby',
        text: '{words 青く晴れた秋の朝に生まれました。\n名前は「空」と書いて、そらと読みます。}',
        sign: '{date 2026年11月1日}',
      },
      ['baby'],
    ],
    [
      'sakura',
      'column',
      {
        title: 'はじめての春',
        latin: 'Our first spring',
        text: '{words 桜の咲くころに生まれてきてくれました。}\nたくさんのお祝いをありがとうございます。',
        sign: '{date 2026年4月3日}　{name 春香}{reading （はるか）}',
      },
      ['baby', 'flowers'],
    ],
    [
      'nordic',
      'prints',
      {
        title: '{words 元気な男の子です}',
        text: 'よく飲み、よく眠り、よく笑います。\n会っていただける日を楽しみにしています。',
        sign: '{date 2026年8月20日}　{name 樹}{reading （いつき）}',
      },
      ['baby', 'parents'],
    ],
    [
      'crayon',
      'trio',
      {
        title: '{words おねえちゃんになりました}',
        text: '{words 妹が生まれて、家族が四人になりました。\n毎日そばで子守歌を歌っています。}',
        sign: '{date 2026年10月}　{names 凛・紬}',
      },
      ['family', 'baby', 'toys'],
    ],
    [
      'kusabana',
      'sky',
      {
        title: 'はじめまして',
        latin: 'Nice to meet you',
        text: '健やかに、のびやかに。\n草花のように育ちますように。',
        sign: '{date 2026年6月11日}　{name 若葉}{reading （わかば）}',
      },
      ['baby'],
    ],
  ]),
  ...singles(NAMING, [
    [
      'asanoha',
      'column',
      {
        title: '命名　{name 陽向}',
        latin: '{latin Hinata}',
        text: '{date 二〇二六年十月八日}　{words 午前六時四十二分\n三千百二十グラム\nあたたかな日ざしのように、\nまわりを照らす人になりますように。}',
        sign: '{words 父 健一　母 真由}',
      },
      ['baby'],
    ],
    [
      'washi',
      'moon',
      {
        title: '命名　{name 結月}',
        latin: '{latin Yuzuki}',
        text: '{date 令和八年九月二日} 生\n{words 人と人とを結ぶ、やさしい月のように}',
        sign: '{words 父 渡辺 隆　母 渡辺 楓}',
      },
      ['baby'],
    ],
    [
      'ichimatsu',
      'hero',
      {
        title: '命名　{name 蓮}',
        latin: '{latin Ren}',
        text: '{date 令和八年七月十五日} 生\n{words まっすぐに、清らかに育ちますように}',
        sign: '{words 父 大輔　母 さくら}',
      },
      ['baby'],
    ],
    [
      'yume',
      'moon',
      {
        title: '命名　{name ひまり}',
        latin: '{latin Himari}',
        text: '{date 2026年5月9日}　{words 2,980g　48.6cm}\n生まれてきてくれて、ありがとう。',
        sign: 'パパとママより',
      },
      ['baby'],
    ],
    [
      'kusabana',
      'column',
      {
        title: '命名　{name 若葉}',
        latin: 'Hello, {latin Wakaba}',
        text: '{date 2026年6月11日}　{words 午後3時20分\n初夏の若葉のように、みずみずしく。}',
        sign: '{words 父 直人　母 結衣}',
      },
      ['baby'],
    ],
  ]),
  ...singles(BIRTHDAY, [
    [
      'magazine',
      'cover',
      {
        title: '一歳、はじめの一歩',
        latin: '{latin HINATA}',
        text: 'ひとりで立った日、歩いた日、笑った日。\nこの一年の全部を、永久保存版で。',
        sign: '{date 2026年10月}号　創刊一周年',
      },
      ['toddler'],
      ['雑誌風'],
    ],
    [
      'party',
      'hero',
      {
        title: '一さい おめでとう',
        latin: 'Happy 1st Birthday',
        text: '笑った顔も、泣いた顔も、\nぜんぶが宝物です。',
        sign: '{date 2026年10月8日}',
      },
      ['firstCake'],
    ],
    [
      'crayon',
      'moon',
      {
        title: '{words 三さいになったよ}',
        latin: '{words I am three}',
        text: '{words すきなたべもの　いちご\nすきなあそび　サッカー}',
        sign: '{date 2026年6月20日}　{name はると}',
      },
      ['soccer'],
    ],
    [
      'retro',
      'trio',
      {
        title: 'ハッピーバースデー',
        text: 'いつも元気なきみが大好き。\nこれからも大きな夢を追いかけて。',
        sign: '{date 2026年12月24日}',
      },
      ['cake', 'family', 'dog'],
    ],
    [
      'sport',
      'sky',
      {
        title: '優勝おめでとう',
        latin: '{words CHAMPIONS 2026}',
        text: '{words 泥だらけになって走った夏。\n最後まであきらめなかった君たちは、\nわたしたちの誇りです。}',
        sign: '{date 2026年8月30日}　{words 秋桜FC}',
      },
      ['soccer'],
      ['スポーツ'],
    ],
    [
      'magazine',
      'cover',
      {
        title: '金婚式、おめでとう',
        latin: 'FAMILY',
        text: '五十年をともに歩んだ、ふたりの物語。\n子どもと孫から、感謝をこめて。',
        sign: '{date 2026年11月} 特別号',
      },
      ['elders'],
      ['記念日'],
    ],
  ]).map((design, index) =>
    index === 5 ? { ...design, id: `${design.id}-2`, name: `${design.name}（家族）` } : design,
  ),
  ...groups(MONTHS, 'pieces', [
    [
      ['yume', 'moon', { title: '生後 1か月', latin: 'One month old' }, ['baby']],
      ['yume', 'centre', { title: '生後 6か月', latin: 'Six months old' }, ['baby']],
      ['yume', 'moon', { title: '1歳になりました', latin: 'One year old' }, ['firstCake']],
    ],
    [
      ['nordic', 'centre', { title: '生後 3か月', latin: 'Three months old' }, ['baby']],
      ['nordic', 'moon', { title: '生後 9か月', latin: 'Nine months old' }, ['toys']],
      ['nordic', 'centre', { title: 'はじめての誕生日', latin: 'First birthday' }, ['firstCake']],
    ],
  ]),
  ...singles(PLATE, [
    ['sora', 'moon', { title: '小さな手のひら', latin: 'My little hands' }, ['baby']],
    ['shiro', 'centre', { title: '百日のお祝い', latin: 'One hundred days' }, ['baby']],
  ]),
]
