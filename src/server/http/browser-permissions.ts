import type { FastifyInstance } from 'fastify'

/** What browsers offer and no page of the site uses: a script that got in could not ask a visitor for it either. */
const unusedFeatures = [
  'camera',
  'microphone',
  'geolocation',
  'payment',
  'usb',
  'serial',
  'hid',
  'midi',
  'display-capture',
  'browsing-topics',
]

const permissionsPolicy = unusedFeatures.map((feature) => `${feature}=()`).join(', ')

/** Sends the Permissions-Policy with every response: pages, files and the API. */
export function browserPermissions(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('Permissions-Policy', permissionsPolicy)
    done()
  })
}
