function reset(device)
  if ~isstruct(device) || ~isfield(device, 'DeviceAvailable')
    error('matgpu:reset:invalidDevice', 'reset: expected a device, as gpuDevice gives it');
  end
end
