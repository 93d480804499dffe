export { appAt, isRoutedBy, type PageMatch, pageAt } from './pageAt.ts'
export { pagePath } from './pagePath.ts'
export { PAGES, type Page, type PageName } from './pages.ts'
