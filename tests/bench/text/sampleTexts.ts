/** 76 Japanese characters, including those with special rules in vertical text, and 40 for an arc. */
export const COLUMN =
  '拝啓、桜の花がほころぶ季節となりました。「いつもありがとう」の気持ちをこめて、ささやかな贈りものをお届けします。どうぞ末ながくお使いください。四月吉日。'
export const ARC = 'いつも笑顔でいてくれてありがとう、これからもずっと仲よく元気にすごそうね、大好き'
