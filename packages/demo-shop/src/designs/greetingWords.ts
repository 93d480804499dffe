import type { Words } from './words.ts'

const latin = (line: string): Words => ({ latin: [line, line] })

/** The front of a greeting card. */
export const GREETING_WORDS = {
  thanks: {
    title: ['ありがとうございます', 'Thank you so much'],
    text: ['日ごろのお心づかいに\n感謝の気持ちを込めて', 'For all that you do,\nwith gratitude'],
  },
  birthday: {
    ...latin('Happy birthday'),
    title: ['お誕生日おめでとう', 'A year of joy'],
    text: ['笑顔あふれる一年になりますように。', 'May it be full of smiles.'],
  },
  gift: {
    ...latin('A small thank-you'),
    title: ['内祝い', 'With our thanks'],
    text: [
      'あたたかいお祝いをいただき、\nありがとうございました。',
      'Thank you for the kind gift\nand your good wishes.',
    ],
  },
  howAreYou: {
    title: ['元気にしていますか', 'How are you doing?'],
    text: ['こちらはみんな\n変わりなく、\nにぎやかです', 'All is well here,\nand as lively\nas ever'],
  },
  journey: {
    ...latin('Wish you were here'),
    title: ['旅先より', 'From afar'],
    text: [
      '空がひらけて、富士がくっきりと見えました。\nいつか一緒に。',
      'The sky cleared, and there was Mount Fuji.\nLet us come together one day.',
    ],
  },
  party: {
    ...latin('Birthday wishes'),
    title: ['お誕生日\nおめでとう', 'Happy\nbirthday'],
    text: ['すてきなことが、\nたくさん待って\nいますように。', 'May many good\nthings be waiting\nfor you.'],
  },
  cheer: {
    ...latin('Always on your side'),
    title: ['応援しています', 'Go for it'],
    text: ['新しい一歩を、遠くから\nずっと見守っています。', 'I am cheering for you\nwith every step you take.'],
  },
  wedding: {
    ...latin('On your wedding day'),
    title: ['ご結婚おめでとう', 'Happily ever after'],
    text: ['末永くおしあわせに。', 'We wish you all the happiness.'],
  },
  father: {
    ...latin("Happy Father's Day"),
    title: ['お父さん、ありがとう', 'Thank you, Dad'],
    text: ['また一緒に、ボールを追いかけようね。', 'Let us play ball again soon.'],
  },
  newborn: {
    ...latin('Welcome, little one'),
    title: ['ご出産おめでとう', 'Hello, baby'],
    text: ['健やかなご成長をお祈りします。', 'We wish you a happy time together.'],
  },
  elders: {
    ...latin('With love and respect'),
    title: ['いつまでもお元気で', 'Stay well and happy'],
    text: ['おふたりの笑顔が、\nみんなの元気のもとです。', 'Your smiles\nkeep all of us going.'],
  },
  anniversary: {
    ...latin('Happy anniversary'),
    title: ['記念日おめでとう', 'Here is to us'],
    text: ['となりで笑ってくれて、ありがとう。', 'Thank you for laughing beside me.'],
  },
  school: {
    ...latin('Congratulations'),
    title: ['ご入学おめでとう', 'Your first day'],
    text: ['大きな夢を、ランドセルいっぱいに。', 'A school bag full of big dreams.'],
  },
  graduation: {
    title: ['ご卒業おめでとう', 'You made it'],
    text: ['歩んだ日々が\nあなたの力に\nなりますように', 'May these years\nlight the way\nahead of you'],
  },
  letter: {
    ...latin('Thinking of you'),
    title: ['お元気ですか', 'Just a note'],
    text: ['季節のたよりを、お届けします。', 'A little news from this season.'],
  },
  mother: {
    ...latin("Happy Mother's Day"),
    title: ['お母さん、ありがとう', 'Thank you, Mum'],
    text: ['いつもの毎日に、花束を。', 'Flowers for every ordinary day.'],
  },
  gratitude: {
    title: ['感謝', 'Grateful'],
    text: ['多くのご縁に支えられ\n今日の日を\n迎えられました', 'For all who have\nhelped us come\nas far as this'],
  },
  cool: {
    ...latin('By the sea'),
    title: ['涼のおすそわけ', 'A breath of cool air'],
    text: ['海辺の風と波の音を\nお届けします', 'The sound of waves\nand a breeze from the sea'],
  },
  candles: {
    ...latin('Make a wish'),
    title: ['おたんじょうび おめでとう', 'Happy birthday to you'],
    text: ['おおきくなあれ、げんきになあれ。', 'Grow big, grow strong.'],
  },
  love: {
    ...latin('You make me smile'),
    title: ['だいすき', 'Love you'],
    text: ['そばにいてくれて、ありがとう。', 'Thank you for being there.'],
  },
  christmas: {
    ...latin("Season's greetings"),
    title: ['メリークリスマス', 'Merry Christmas'],
    text: ['あたたかな夜を過ごせますように。', 'Wishing you a warm and cosy night.'],
  },
} as const satisfies Record<string, Words>

/** The letter on its back. */
export const LETTER_WORDS = {
  warm: {
    title: ['心をこめて', 'From the heart'],
    text: [
      'いつも気にかけてくださり、\nありがとうございます。\nおかげさまで、みんな元気に\n過ごしております。\nまたお会いできる日を、\n楽しみにしています。',
      'Thank you for always\nthinking of us.\nWe are all doing well\nand look forward\nto seeing you again.',
    ],
    sign: ['{name 佐藤 美咲}', 'Misaki Sato'],
  },
  wish: {
    title: ['あなたへ', 'To you'],
    text: [
      '小さなことでも笑いあえる、\nそんな毎日がうれしくて。\nこれからの一年も、\nすてきな出会いと発見で\nいっぱいになりますように。',
      'We laugh about little things,\nand I love every day of it.\nMay the coming year\nbring you new friends\nand new discoveries.',
    ],
    sign: ['{names 家族一同より}', 'From all of us'],
  },
  formal: {
    title: ['ごあいさつ', 'A few words'],
    text: [
      'このたびは心のこもった\nお祝いを頂戴し、\n誠にありがとうございました。\n今後とも変わらぬご厚誼を\n賜りますよう、\nお願い申し上げます。',
      'Thank you so much\nfor your generous gift\nand your warm wishes.\nWe hope to see you often\nin the time to come.',
    ],
    sign: ['{names 中村 直人・結衣}', 'Naoto & Yui Nakamura'],
  },
  news: {
    title: ['近ごろのこと', 'News from here'],
    text: [
      '庭の花が咲きました。\n猫は窓辺で昼寝です。\n子どもたちは背がのびて、\n靴がまた小さくなりました。\nお茶を飲みに、\nどうぞいらしてください。',
      'The garden is in bloom,\nthe cat sleeps at the window,\nthe children have grown,\nand their shoes are too small.\nCome and have tea with us.',
    ],
    sign: ['{name 高橋 健太}', 'Kenta Takahashi'],
  },
} as const satisfies Record<string, Words>
