import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import type { FastifyInstance } from 'fastify'

import type { Services } from '#src/server/services.ts'
import { demoLogo } from '../rules/demo-settings.ts'
import { siteSettingsInMemory } from './restaurant.ts'
import { siteIcons, svgIcons, pngIcons, type PngIcon, type SvgIcon } from './site-icons.ts'
import { siteManifest } from './site-manifest.ts'

const demoFiles = fileURLToPath(new URL('../../../../public/brand/', import.meta.url))
const anHour = 'public, max-age=3600'

/**
 * Serves the icons of browser tabs and home screens, and the manifest that names them. The icons are made from the restaurant's
 * logo, or from a drawn pizza if there is no logo. The demo restaurant has icon files of its own.
 */
export function siteIconRoutes(app: FastifyInstance, services: Services): void {
  const settings = siteSettingsInMemory(services)
  const icons = siteIcons(services)

  app.get('/manifest.webmanifest', async (_request, reply) =>
    reply
      .header('Cache-Control', anHour)
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(siteManifest(await settings()))),
  )

  // `Object.keys` types the keys of both records as plain strings, so they are cast.
  for (const name of Object.keys(svgIcons) as SvgIcon[]) serve(name, 'image/svg+xml', icons.svg)
  for (const name of Object.keys(pngIcons) as PngIcon[]) serve(name, 'image/png', icons.png)

  function serve<Name extends string>(
    name: Name,
    type: string,
    make: (name: Name, logoUrl: string | null) => Promise<Buffer>,
  ): void {
    app.get(`/${name}`, async (_request, reply) => {
      const { logoUrl } = await settings()
      const body = await (logoUrl === demoLogo ? readFile(demoFile(name)) : make(name, logoUrl))
      return reply.header('Cache-Control', anHour).type(type).send(body)
    })
  }
}

/** The demo's mark is in another folder than its icons, because other parts of the site use it too. */
function demoFile(name: string): string {
  return demoFiles + (name === 'mark.svg' ? name : `icons/${name}`)
}
