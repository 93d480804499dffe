import { alike, district, farAway, FERRY, late, untimed, type Zone } from './zone.ts'

/** From Hokkaido to the Hokuriku coast, as the carrier groups the prefectures. */
export const ZONES_OF_THE_EAST: readonly Zone[] = [
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
]
