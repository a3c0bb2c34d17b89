// The parts of Pixi that the map uses. The build resolves 'pixi.js' to this file, in @pixi/react too, because the
// package's own index bundles everything that registers itself: two more renderers, events, sprite sheets, text and
// graphics. Add here whatever else is needed.
import './withoutEval.mjs';
import 'pixi.js/lib/rendering/mask/MaskEffectManager.mjs';
import { extensions } from 'pixi.js/lib/extensions/Extensions.mjs';
import { StencilMask } from 'pixi.js/lib/rendering/mask/stencil/StencilMask.mjs';
import { MeshPipe } from 'pixi.js/lib/scene/mesh/shared/MeshPipe.mjs';

extensions.add(MeshPipe, StencilMask);

export { extensions };
export { Application } from './Application.mjs';
export { Filter } from 'pixi.js/lib/filters/Filter.mjs';
export { Matrix } from 'pixi.js/lib/maths/matrix/Matrix.mjs';
export { Rectangle } from 'pixi.js/lib/maths/shapes/Rectangle.mjs';
export { DefaultBatcher } from 'pixi.js/lib/rendering/batcher/shared/DefaultBatcher.mjs';
export { GlProgram } from 'pixi.js/lib/rendering/renderers/gl/shader/GlProgram.mjs';
export { WebGLRenderer } from 'pixi.js/lib/rendering/renderers/gl/WebGLRenderer.mjs';
export { Buffer } from 'pixi.js/lib/rendering/renderers/shared/buffer/Buffer.mjs';
export { BufferUsage } from 'pixi.js/lib/rendering/renderers/shared/buffer/const.mjs';
export { Geometry } from 'pixi.js/lib/rendering/renderers/shared/geometry/Geometry.mjs';
export { Shader } from 'pixi.js/lib/rendering/renderers/shared/shader/Shader.mjs';
export { BufferImageSource } from 'pixi.js/lib/rendering/renderers/shared/texture/sources/BufferImageSource.mjs';
export { CanvasSource } from 'pixi.js/lib/rendering/renderers/shared/texture/sources/CanvasSource.mjs';
export { TextureSource } from 'pixi.js/lib/rendering/renderers/shared/texture/sources/TextureSource.mjs';
export { RenderTexture } from 'pixi.js/lib/rendering/renderers/shared/texture/RenderTexture.mjs';
export { Texture } from 'pixi.js/lib/rendering/renderers/shared/texture/Texture.mjs';
export { Container } from 'pixi.js/lib/scene/container/Container.mjs';
export { Mesh } from 'pixi.js/lib/scene/mesh/shared/Mesh.mjs';
export { Sprite } from 'pixi.js/lib/scene/sprite/Sprite.mjs';
export { Ticker } from 'pixi.js/lib/ticker/Ticker.mjs';

// @pixi/react refers to these two, which the map does not use.
export function Graphics() {}
export const TextStyle = { defaultTextStyle: {} };
