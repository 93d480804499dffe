import type { UnreadableFont } from '@irodori/font-inspector/fontReport'
import { useTranslation } from 'react-i18next'
import { ReaderReason } from './ReaderReason.tsx'

/** Which of the two readers cannot read a font, and why. */
export function UnreadableDetails({ unreadable: { reason, opentype } }: { readonly unreadable: UnreadableFont }) {
  const { t } = useTranslation('fonts')
  return (
    <>
      <p>
        {opentype.ok
          ? t('readers.onlyOpentypeReads', { number: opentype.value.toLocaleString('ja-JP') })
          : t('readers.neither')}
      </p>
      <ReaderReason reader="fontkit" reason={reason} />
      {!opentype.ok && <ReaderReason reader="opentype.js" reason={opentype.error.reason} />}
    </>
  )
}
