import { IconButton } from '@irodori/ui/IconButton'
import { useTranslation } from 'react-i18next'
import styles from './PageLinks.module.css'
import { pageLinks } from './pageLinks.ts'

interface PageLinksProps {
  readonly page: number
  readonly pages: number
  readonly onTurn: (page: number) => void
}

export function PageLinks({ page, pages, onTurn }: PageLinksProps) {
  const { t } = useTranslation('common')
  const links = pageLinks(page, pages)
  if (links.length === 0) return null
  return (
    <nav aria-label={t('paging.label')} className={styles.pages}>
      <IconButton
        icon="chevronLeft"
        label={t('paging.previous')}
        disabled={page <= 1}
        onClick={() => onTurn(page - 1)}
      />
      {links.map((number) => (
        <button
          key={number}
          type="button"
          className={styles.page}
          aria-label={t('paging.page', { number })}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onTurn(number)}
        >
          {number}
        </button>
      ))}
      <IconButton
        icon="chevronRight"
        label={t('paging.next')}
        disabled={page >= pages}
        onClick={() => onTurn(page + 1)}
      />
    </nav>
  )
}
