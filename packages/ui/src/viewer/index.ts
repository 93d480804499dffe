export type { ViewedPicture } from './PhotoViewer.tsx'
export { PhotoViewer } from './PhotoViewer.tsx'
