import middie from '@fastify/middie'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'

import type { Site } from './render-page.ts'

/** The site as Vite serves it during development: hot reload in the browser, fresh modules on the server. */
export async function developmentSite(app: FastifyInstance): Promise<Site> {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  await app.register(middie)
  app.use(vite.middlewares)
  app.addHook('onClose', () => vite.close())
  return {
    inDevelopment: true,
    // This type is right: the virtual module exports what React Router's type `ServerBuild` describes.
    loadBuild: async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild,
  }
}
