import { downloadPrintFile } from '@irodori/contract/endpoints/desk/packing'
import type { DeskOrder } from '@irodori/contract/entities/deskOrder'
import { Button } from '@irodori/ui/Button'
import { FormProblem } from '@irodori/ui/FormProblem'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../member/MemberContext.ts'
import { useFileDownload } from '../orders/useFileDownload.ts'
import { usePagePlace } from '../orders/usePagePlace.ts'
import { Part } from '../orders/Part.tsx'
import styles from './Pieces.module.css'

type Piece = DeskOrder['pieces'][number]

/** The pieces of an order with the pictures of their pages. */
export function Pieces({ order: { orderNumber, pieces, hasPrintFiles } }: { readonly order: DeskOrder }) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  return (
    <Part title={t('order.pieces')}>
      {pieces.length === 0 && <p className={styles.soft}>{t('order.noPieces')}</p>}
      <ol className={styles.pieces}>
        {pieces.map((piece) => (
          <PieceRow key={piece.groupNumber} piece={piece}>
            {hasPrintFiles && <PrintFile orderNumber={orderNumber} groupNumber={piece.groupNumber} />}
          </PieceRow>
        ))}
      </ol>
    </Part>
  )
}

interface PieceRowProps {
  readonly piece: Piece
  readonly children: ReactNode
}

function PieceRow({ piece, children }: PieceRowProps) {
  const { groupNumber, productName, option, wrapping, cards, pages } = piece
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  const facts = [
    option && t('order.option', { name: option.name, identifier: option.identifier }),
    wrapping && t(wrapping.isFree ? 'order.freeWrapping' : 'order.wrapping', { name: wrapping.name }),
    cards !== null && t('order.cards', { count: cards }),
  ].filter((fact) => typeof fact === 'string')
  return (
    <li className={styles.piece}>
      <h3 className={styles.name}>{t('order.piece', { number: groupNumber, name: productName })}</h3>
      {facts.map((fact) => (
        <p key={fact} className={styles.soft}>
          {fact}
        </p>
      ))}
      <ul className={styles.pages}>
        {pages.map((page) => (
          <PagePicture key={page.designId} page={page} />
        ))}
      </ul>
      {children}
    </li>
  )
}

/** The print PDF of a piece, for those who print and pack. */
function PrintFile({ orderNumber, groupNumber }: { readonly orderNumber: string; readonly groupNumber: number }) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  const download = useFileDownload(downloadPrintFile)
  if (!useMay(downloadPrintFile)) return null
  return (
    <>
      <FormProblem error={download.error} />
      <Button
        variant="quiet"
        icon="download"
        busy={download.isPending}
        onClick={() => void download.run({ params: { orderNumber, groupNumber: String(groupNumber) } })}
      >
        {t('packing.printFile')}
      </Button>
    </>
  )
}

function PagePicture({ page }: { readonly page: Piece['pages'][number] }) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  const placeOf = usePagePlace()
  const place = placeOf(page)
  const { pictures, printCheck } = page
  const isOdd = printCheck !== 'EQUAL' && printCheck !== 'PENDING'
  return (
    <li className={styles.page}>
      {pictures ? (
        <a href={pictures.large} target="_blank" rel="noreferrer" aria-label={t('order.enlarge', { place })}>
          <img src={pictures.small} alt="" loading="lazy" className={styles.picture} />
        </a>
      ) : (
        <div className={styles.none}>{t('order.noPicture')}</div>
      )}
      <span className={styles.soft}>{place}</span>
      {isOdd && <span className={styles.odd}>{t(`check.${printCheck}`)}</span>}
    </li>
  )
}
