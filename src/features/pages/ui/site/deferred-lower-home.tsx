import { hydrateNearViewport } from '#src/web/hydrate-near-viewport.tsx'
import styles from './deferred-lower-home.module.css'

/** Story, booking form and reviews: in the server's HTML at once, their code once they are near. */
export const DeferredLowerHome = hydrateNearViewport({
  load: async () => (await import('./lower-home.tsx')).LowerHome,
  margin: 500,
  fallback: <div className={styles.waiting} />,
})
