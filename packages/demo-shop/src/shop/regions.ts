import type { District, Region, Village } from '../types.ts'

/** What lies in a prefecture, once the days on the way to it are known. */
type InZone<Place> = (days: number) => Place

/** Days on the way from the workshop, which is in Tokyo. */
interface Zone {
  readonly name: string
  readonly days: number
  readonly note: string
  readonly prefectures: readonly (readonly [
    id: string,
    name: string,
    reading: string,
    districts?: readonly InZone<District>[],
    note?: string,
  ])[]
}

const FERRY = '船の運航に合わせてお届けします。'
const NO_TIMES: string[] = []

const later = (days: number) => ({ least: days + 1, most: days + 2 })

/** As the prefecture around it. */
const alike =
  (name: string, reading: string, note = ''): InZone<Village> =>
  () => ({ name, reading, note, days: null, times: null })

/** A day or two later than its prefecture. */
const late =
  (name: string, reading: string): InZone<Village> =>
  (days) => ({ name, reading, note: '', days: later(days), times: null })

/** Late, and without a choice of the time. */
const untimed =
  (name: string, reading: string): InZone<Village> =>
  (days) => ({ name, reading, note: '', days: later(days), times: NO_TIMES })

/** By a ship that goes once a week. */
const farAway =
  (name: string, reading: string): InZone<Village> =>
  () => ({ name, reading, note: '', days: { least: 8, most: 12 }, times: NO_TIMES })

const district =
  (name: string, reading: string, note: string, ...villages: readonly InZone<Village>[]): InZone<District> =>
  (days) => ({ name, reading, note, days: null, times: null, villages: villages.map((village) => village(days)) })

/** A district that is reached a day or two later as a whole. */
const lateDistrict =
  (...given: Parameters<typeof district>): InZone<District> =>
  (days) => ({ ...district(...given)(days), days: later(days) })

/** As the carrier groups the prefectures. */
const ZONES: readonly Zone[] = [
  {
    name: '北海道',
    days: 2,
    note: '冬は雪のため遅れることがあります。',
    prefectures: [
      [
        'hokkaido',
        '北海道',
        'ほっかいどう',
        [
          district(
            '利尻・礼文',
            'りしり・れぶん',
            FERRY,
            late('利尻町', 'りしりちょう'),
            late('利尻富士町', 'りしりふじちょう'),
            late('礼文町', 'れぶんちょう'),
          ),
          district('奥尻', 'おくしり', FERRY, late('奥尻町', 'おくしりちょう')),
          district('羽幌', 'はぼろ', FERRY, untimed('天売島', 'てうりとう'), untimed('焼尻島', 'やぎしりとう')),
        ],
      ],
    ],
  },
  {
    name: '北東北',
    days: 1,
    note: '午前中のお届けは翌々日からです。',
    prefectures: [
      ['aomori', '青森県', 'あおもりけん'],
      ['iwate', '岩手県', 'いわてけん'],
      ['akita', '秋田県', 'あきたけん'],
    ],
  },
  {
    name: '南東北',
    days: 1,
    note: '',
    prefectures: [
      [
        'miyagi',
        '宮城県',
        'みやぎけん',
        [
          district('塩竈', 'しおがま', FERRY, untimed('浦戸諸島', 'うらとしょとう')),
          district('女川', 'おながわ', FERRY, alike('出島', 'いずしま'), untimed('江島', 'えのしま')),
        ],
      ],
      ['yamagata', '山形県', 'やまがたけん', [district('酒田', 'さかた', FERRY, untimed('飛島', 'とびしま'))]],
      ['fukushima', '福島県', 'ふくしまけん', [], '一部の地域では、営業所でのお受け取りをお願いすることがあります。'],
    ],
  },
  {
    name: '関東',
    days: 1,
    note: '',
    prefectures: [
      ['ibaraki', '茨城県', 'いばらきけん'],
      ['tochigi', '栃木県', 'とちぎけん'],
      ['gunma', '群馬県', 'ぐんまけん'],
      ['saitama', '埼玉県', 'さいたまけん'],
      ['chiba', '千葉県', 'ちばけん'],
      [
        'tokyo',
        '東京都',
        'とうきょうと',
        [
          district(
            '伊豆諸島',
            'いずしょとう',
            FERRY,
            late('大島町', 'おおしままち'),
            untimed('利島村', 'としまむら'),
            late('新島村', 'にいじまむら'),
            late('神津島村', 'こうづしまむら'),
          ),
          district(
            '三宅・八丈',
            'みやけ・はちじょう',
            FERRY,
            late('三宅村', 'みやけむら'),
            untimed('御蔵島村', 'みくらじまむら'),
            late('八丈町', 'はちじょうまち'),
            untimed('青ヶ島村', 'あおがしまむら'),
          ),
          district(
            '小笠原',
            'おがさわら',
            '船は週に一度です。',
            farAway('父島', 'ちちじま'),
            farAway('母島', 'ははじま'),
          ),
        ],
      ],
      ['kanagawa', '神奈川県', 'かながわけん'],
      ['yamanashi', '山梨県', 'やまなしけん'],
    ],
  },
  {
    name: '信越',
    days: 1,
    note: '冬は雪のため遅れることがあります。',
    prefectures: [
      [
        'niigata',
        '新潟県',
        'にいがたけん',
        [
          district('佐渡', 'さど', FERRY, late('佐渡市', 'さどし')),
          district('岩船', 'いわふね', FERRY, untimed('粟島浦村', 'あわしまうらむら')),
        ],
      ],
      ['nagano', '長野県', 'ながのけん'],
    ],
  },
  {
    name: '東海',
    days: 1,
    note: '',
    prefectures: [
      ['shizuoka', '静岡県', 'しずおかけん'],
      [
        'aichi',
        '愛知県',
        'あいちけん',
        [
          district(
            '三河湾',
            'みかわわん',
            FERRY,
            untimed('佐久島', 'さくしま'),
            alike('日間賀島', 'ひまかじま'),
            alike('篠島', 'しのじま'),
          ),
        ],
      ],
      ['gifu', '岐阜県', 'ぎふけん'],
      [
        'mie',
        '三重県',
        'みえけん',
        [district('鳥羽', 'とば', FERRY, alike('答志島', 'とうしじま'), untimed('神島', 'かみしま'))],
      ],
    ],
  },
  {
    name: '北陸',
    days: 1,
    note: '冬は雪のため遅れることがあります。',
    prefectures: [
      ['toyama', '富山県', 'とやまけん'],
      ['ishikawa', '石川県', 'いしかわけん', [district('輪島', 'わじま', FERRY, untimed('舳倉島', 'へぐらじま'))]],
      ['fukui', '福井県', 'ふくいけん'],
    ],
  },
  {
    name: '関西',
    days: 1,
    note: '',
    prefectures: [
      ['shiga', '滋賀県', 'しがけん', [district('近江八幡', 'おうみはちまん', FERRY, untimed('沖島', 'おきしま'))]],
      ['kyoto', '京都府', 'きょうとふ'],
      ['osaka', '大阪府', 'おおさかふ'],
      [
        'hyogo',
        '兵庫県',
        'ひょうごけん',
        [
          district('姫路', 'ひめじ', FERRY, late('家島', 'いえしま'), late('坊勢島', 'ぼうぜじま')),
          district('南あわじ', 'みなみあわじ', FERRY, untimed('沼島', 'ぬしま')),
        ],
      ],
      [
        'nara',
        '奈良県',
        'ならけん',
        [district('吉野', 'よしの', '', late('十津川村', 'とつかわむら'), late('上北山村', 'かみきたやまむら'))],
      ],
      ['wakayama', '和歌山県', 'わかやまけん'],
    ],
  },
  {
    name: '中国',
    days: 2,
    note: '',
    prefectures: [
      [
        'okayama',
        '岡山県',
        'おかやまけん',
        [
          district(
            '笠岡諸島',
            'かさおかしょとう',
            FERRY,
            late('北木島', 'きたぎしま'),
            untimed('真鍋島', 'まなべしま'),
          ),
        ],
      ],
      [
        'hiroshima',
        '広島県',
        'ひろしまけん',
        [district('大崎上島', 'おおさきかみじま', FERRY, late('大崎上島町', 'おおさきかみじまちょう'))],
      ],
      ['tottori', '鳥取県', 'とっとりけん'],
      [
        'shimane',
        '島根県',
        'しまねけん',
        [
          district(
            '隠岐',
            'おき',
            FERRY,
            late('隠岐の島町', 'おきのしまちょう'),
            late('海士町', 'あまちょう'),
            late('西ノ島町', 'にしのしまちょう'),
            untimed('知夫村', 'ちぶむら'),
          ),
        ],
      ],
      [
        'yamaguchi',
        '山口県',
        'やまぐちけん',
        [district('萩', 'はぎ', FERRY, untimed('見島', 'みしま'), untimed('大島', 'おおしま'))],
      ],
    ],
  },
  {
    name: '四国',
    days: 2,
    note: '',
    prefectures: [
      ['tokushima', '徳島県', 'とくしまけん', [district('阿南', 'あなん', FERRY, untimed('伊島', 'いしま'))]],
      [
        'kagawa',
        '香川県',
        'かがわけん',
        [
          district(
            '小豆島',
            'しょうどしま',
            FERRY,
            late('小豆島町', 'しょうどしまちょう'),
            late('土庄町', 'とのしょうちょう'),
          ),
          district('直島', 'なおしま', FERRY, alike('直島町', 'なおしまちょう')),
        ],
      ],
      [
        'ehime',
        '愛媛県',
        'えひめけん',
        [district('上島', 'かみじま', FERRY, late('弓削島', 'ゆげしま'), alike('岩城島', 'いわぎじま'))],
      ],
      [
        'kochi',
        '高知県',
        'こうちけん',
        [district('宿毛', 'すくも', FERRY, untimed('沖の島', 'おきのしま'), untimed('鵜来島', 'うぐるしま'))],
      ],
    ],
  },
  {
    name: '北九州',
    days: 2,
    note: '',
    prefectures: [
      [
        'fukuoka',
        '福岡県',
        'ふくおかけん',
        [
          district('福岡湾', 'ふくおかわん', FERRY, untimed('玄界島', 'げんかいじま'), alike('能古島', 'のこのしま')),
          district('宗像', 'むなかた', FERRY, untimed('大島', 'おおしま')),
        ],
      ],
      [
        'saga',
        '佐賀県',
        'さがけん',
        [district('唐津', 'からつ', FERRY, untimed('馬渡島', 'まだらしま'), untimed('加唐島', 'かからしま'))],
      ],
      [
        'nagasaki',
        '長崎県',
        'ながさきけん',
        [
          district('壱岐・対馬', 'いき・つしま', FERRY, late('壱岐市', 'いきし'), late('対馬市', 'つしまし')),
          district(
            '五島',
            'ごとう',
            FERRY,
            late('五島市', 'ごとうし'),
            late('新上五島町', 'しんかみごとうちょう'),
            late('小値賀町', 'おぢかちょう'),
          ),
        ],
      ],
      ['oita', '大分県', 'おおいたけん', [district('姫島', 'ひめしま', FERRY, untimed('姫島村', 'ひめしまむら'))]],
    ],
  },
  {
    name: '南九州',
    days: 2,
    note: '',
    prefectures: [
      [
        'kumamoto',
        '熊本県',
        'くまもとけん',
        [district('天草', 'あまくさ', '', alike('御所浦町', 'ごしょうらまち', FERRY))],
      ],
      ['miyazaki', '宮崎県', 'みやざきけん', [district('延岡', 'のべおか', FERRY, untimed('島浦島', 'しまうらとう'))]],
      [
        'kagoshima',
        '鹿児島県',
        'かごしまけん',
        [
          district(
            '種子島・屋久島',
            'たねがしま・やくしま',
            FERRY,
            late('西之表市', 'にしのおもてし'),
            late('中種子町', 'なかたねちょう'),
            late('南種子町', 'みなみたねちょう'),
            late('屋久島町', 'やくしまちょう'),
          ),
          district(
            '奄美',
            'あまみ',
            FERRY,
            late('奄美市', 'あまみし'),
            late('喜界町', 'きかいちょう'),
            late('徳之島町', 'とくのしまちょう'),
            late('和泊町', 'わどまりちょう'),
            late('与論町', 'よろんちょう'),
          ),
          district(
            '三島・十島',
            'みしま・としま',
            '船は週に二度から三度です。',
            untimed('三島村', 'みしまむら'),
            untimed('十島村', 'としまむら'),
          ),
        ],
      ],
    ],
  },
  {
    name: '沖縄',
    days: 3,
    note: '台風の時期は遅れることがあります。',
    prefectures: [
      [
        'okinawa',
        '沖縄県',
        'おきなわけん',
        [
          district(
            '本島周辺',
            'ほんとうしゅうへん',
            FERRY,
            late('久米島町', 'くめじまちょう'),
            late('座間味村', 'ざまみそん'),
            late('渡嘉敷村', 'とかしきそん'),
            late('伊江村', 'いえそん'),
          ),
          district(
            '大東',
            'だいとう',
            '船は月に五度ほどです。',
            untimed('南大東村', 'みなみだいとうそん'),
            untimed('北大東村', 'きただいとうそん'),
          ),
          lateDistrict('宮古', 'みやこ', FERRY, alike('宮古島市', 'みやこじまし'), untimed('多良間村', 'たらまそん')),
          lateDistrict(
            '八重山',
            'やえやま',
            FERRY,
            alike('石垣市', 'いしがきし'),
            untimed('竹富町', 'たけとみちょう'),
            untimed('与那国町', 'よなぐにちょう'),
          ),
        ],
      ],
    ],
  },
]

/** The 47 prefectures with the days on the way and what differs on islands and in valleys. */
export const REGIONS: readonly Region[] = ZONES.flatMap((zone) =>
  zone.prefectures.map(([id, prefecture, reading, districts = [], note = zone.note]) => ({
    id: `region-${id}`,
    name: zone.name,
    prefecture,
    reading,
    days: zone.days,
    note,
    times: null,
    districts: districts.map((place) => place(zone.days)),
  })),
)
