// The part of 'pixi.js/unsafe-eval' that the map needs: Pixi then does not generate code from strings, which the page's
// content security policy forbids. The whole module would also bundle particles and another renderer.
import { GlUboSystem } from 'pixi.js/lib/rendering/renderers/gl/GlUboSystem.mjs';
import { GlShaderSystem } from 'pixi.js/lib/rendering/renderers/gl/shader/GlShaderSystem.mjs';
import { GlUniformGroupSystem } from 'pixi.js/lib/rendering/renderers/gl/shader/GlUniformGroupSystem.mjs';
import { UboSystem } from 'pixi.js/lib/rendering/renderers/shared/shader/UboSystem.mjs';
import { AbstractRenderer } from 'pixi.js/lib/rendering/renderers/shared/system/AbstractRenderer.mjs';
import { generateShaderSyncPolyfill } from 'pixi.js/lib/unsafe-eval/shader/generateShaderSyncPolyfill.mjs';
import { generateUboSyncPolyfillSTD40 } from 'pixi.js/lib/unsafe-eval/ubo/generateUboSyncPolyfill.mjs';
import { generateUniformsSyncPolyfill } from 'pixi.js/lib/unsafe-eval/uniforms/generateUniformsSyncPolyfill.mjs';

const noCheck = () => {};

Object.assign(AbstractRenderer.prototype, { _unsafeEvalCheck: noCheck });
Object.assign(UboSystem.prototype, { _systemCheck: noCheck });
Object.assign(GlUniformGroupSystem.prototype, { _generateUniformsSync: generateUniformsSyncPolyfill });
Object.assign(GlUboSystem.prototype, { _generateUboSync: generateUboSyncPolyfillSTD40 });
Object.assign(GlShaderSystem.prototype, { _generateShaderSync: generateShaderSyncPolyfill });
